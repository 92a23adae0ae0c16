import type { Email, MailLabel, MailView } from '@larder/domain/contract';
import { targetFolders, type MailActions } from './useMailActions';
import type { MailPage } from './useMailPage';
import type { MailReading } from './useMailReading';

/** Returns the drop handlers of folders and labels: undefined where emails can't be dropped. */
export function useMailDrop({ mails }: MailPage, actions: MailActions, reading: MailReading) {
  const dropped = (run: (mails: readonly Email[]) => void) => (ids: readonly number[]) => {
    const rows = mails.filter(({ id }) => ids.includes(id));
    if (rows.length > 0) run(rows);
  };
  const isDenied = actions.denial('update') !== undefined;
  return {
    onFolder: (view: MailView) => {
      if (isDenied) return undefined;
      if (view === 'starred')
        return dropped((rows) => {
          const others = rows.filter(({ isStarred }) => !isStarred);
          if (others.length > 0) void actions.toggleStar(others);
        });
      const folder = targetFolders.find((each) => each === view);
      return folder && dropped((rows) => void reading.move(rows, folder));
    },
    onLabel: (label: MailLabel) =>
      isDenied
        ? undefined
        : dropped((rows) => {
            const others = rows.filter(({ labels }) => !labels.includes(label));
            if (others.length > 0) void actions.toggleLabel(others, label);
          }),
  };
}
export type MailDrop = ReturnType<typeof useMailDrop>;
