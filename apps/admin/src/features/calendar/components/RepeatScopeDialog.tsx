import { Button } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import type { RepeatScope } from '../useEventActions';

export interface RepeatScopeDialogProps {
  /** The change to the event. */
  kind: 'move' | 'delete';
  title: string;
  /** Called with the choice, or undefined if the user cancels. */
  onChoice: (scope: RepeatScope | undefined) => void;
}

/** Asks whether a change applies to one occurrence of a recurring event or to all. */
export function RepeatScopeDialog({ kind, title, onChoice }: RepeatScopeDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      size="sm"
      title={t(`calendar.scope.${kind}Title`, { title })}
      onOpenChange={(isOpen) => !isOpen && onChoice(undefined)}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={() => onChoice(undefined)}>
            {t('common.cancel')}
          </Button>
          <Button onClick={() => onChoice('all')}>{t('calendar.scope.all')}</Button>
          <Button variant="filled" tone={kind === 'delete' ? 'danger' : undefined} onClick={() => onChoice('one')}>
            {t('calendar.scope.one')}
          </Button>
        </>
      }
    >
      {t(`calendar.scope.${kind}Question`)}
    </Dialog>
  );
}
