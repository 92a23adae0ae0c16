import { useNotifications, useShellPanel, useSystemMessages, useUpdateNotifications } from '@larder/domain';
import { countUnread, newerThan, type Notification } from '@larder/domain/contract';
import { VisuallyHidden } from '@larder/ui';
import { Popover } from '@larder/ui/overlays';
import { NavbarButton } from '@larder/ui/shell';
import { useRouter } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';
import { lazyPanel } from './lazyPanel';
import { ChunkErrorPanel } from './ChunkErrorPanel';
import { isAvailable } from '../navigation/navigation';
import { PanelSkeleton } from './PanelSkeleton';
import { usePageAccess } from '../navigation/usePageAccess';

const NotificationsPanel = lazyPanel(() => import('./NotificationsPanel'), 'NotificationsPanel', {
  fallback: <PanelSkeleton />,
  errorComponent: ChunkErrorPanel,
});

/** The notification button and its panel. Announces new notifications. */
export function Notifications() {
  const { t } = useTranslation();
  const router = useRouter();
  const access = usePageAccess();
  const { data } = useNotifications();
  const { mutate: update } = useUpdateNotifications();
  const [showsSystem] = useSystemMessages();
  const [panel, setPanel] = useShellPanel();
  const [announcement, setAnnouncement] = useState('');
  const highestId = useRef<number>(undefined);
  const unread = countUnread((data?.notifications ?? []).filter(({ group }) => showsSystem || group === 'personal'));

  const warn = ({ id, title, text, link }: Notification) =>
    notify((toast) =>
      toast.danger(title, {
        id: `notification-${id}`,
        description: text,
        action:
          link !== undefined && isAvailable(link, access)
            ? {
                label: t('shell.notifications.show'),
                onAction: () => {
                  update({ ids: [id], isRead: true });
                  void router.navigate({ to: link });
                },
              }
            : undefined,
      }),
    );
  const handleUpdate = useEffectEvent((all: readonly Notification[]) => {
    const known = highestId.current;
    highestId.current = Math.max(known ?? 0, ...all.map(({ id }) => id));
    if (known === undefined) return;
    const fresh = newerThan(all, known).filter(({ group }) => showsSystem || group === 'personal');
    if (fresh.length === 1) setAnnouncement(t('shell.notifications.arrived', { title: fresh[0]!.title }));
    else if (fresh.length > 1) setAnnouncement(t('shell.notifications.arrivedMany', { count: fresh.length }));
    // System errors are announced even if the user hides system messages.
    for (const each of newerThan(all, known)) if (each.group === 'system' && each.kind === 'danger') void warn(each);
  });
  useEffect(() => {
    if (data) handleUpdate(data.notifications);
  }, [data]);

  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Popover
        label={t('shell.notifications.title')}
        placement="bottom end"
        padding="none"
        trigger={
          <NavbarButton
            data-part="notifications"
            icon={Bell}
            label={unread ? t('shell.notifications.open', { count: unread }) : t('shell.notifications.title')}
            badge={unread > 0 ? 'dot' : undefined}
          />
        }
        open={panel === 'notifications'}
        onOpenChange={(isOpen) => setPanel((now) => (isOpen ? 'notifications' : now === 'notifications' ? null : now))}
      >
        <NotificationsPanel onFollow={() => setPanel(null)} />
      </Popover>
    </>
  );
}
