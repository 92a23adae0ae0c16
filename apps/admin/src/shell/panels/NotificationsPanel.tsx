import { useNotifications, useSystemMessages, useUpdateNotifications } from '@larder/domain';
import { countUnread, type Notification, type NotificationChange } from '@larder/domain/contract';
import { Badge, Button, EmptyState, Switch, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';
import { isAvailable } from '../navigation/navigation';
import { NotificationRow } from './NotificationRow';
import { PanelFailure } from './PanelFailure';
import { PanelSkeleton } from './PanelSkeleton';
import { focusSiblingRow } from './focusSiblingRow';
import * as styles from './ShellPanels.css';
import { usePageAccess } from '../navigation/usePageAccess';

/** Problems are listed first, other system messages last. */
const rankOf = ({ group, kind }: Notification) =>
  group === 'personal' ? 1 : kind === 'danger' || kind === 'warning' ? 0 : 2;

/** The user's personal notifications and those of the system. */
export function NotificationsPanel({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const access = usePageAccess();
  const { data, isError, refetch } = useNotifications();
  const { mutateAsync } = useUpdateNotifications();
  const [showsSystem, setShowsSystem] = useSystemMessages();
  const all = data?.notifications ?? [];
  const hasSystem = all.some(({ group }) => group === 'system');
  const shown = all.filter(({ group }) => showsSystem || group === 'personal').sort((a, b) => rankOf(a) - rankOf(b));
  const unread = countUnread(shown);

  const change = (what: NotificationChange, done?: string, inverse?: NotificationChange) =>
    void mutateAsync(what).then(
      () => {
        if (done === undefined) return;
        const action = inverse && { label: t('shell.notifications.undo'), onAction: () => change(inverse) };
        void notify((toast) => toast(done, { action }));
      },
      () => notify((toast) => toast.danger(t('shell.notifications.failed'))),
    );

  const row = (notification: Notification) => {
    const { id, title, link, isRead } = notification;
    const read = (next: boolean) => next !== isRead && change({ ids: [id], isRead: next });
    return (
      <NotificationRow
        key={id}
        notification={notification}
        href={link !== undefined && isAvailable(link, access) ? link : undefined}
        onOpen={() => {
          read(true);
          onFollow();
        }}
        onRead={read}
        onDismiss={(button) => {
          focusSiblingRow(button);
          change({ ids: [id], isDismissed: true }, t('shell.notifications.dismissed', { title }), {
            ids: [id],
            isDismissed: false,
          });
        }}
      />
    );
  };

  const content = () => {
    if (!data)
      return isError ? (
        <PanelFailure text={t('shell.notifications.loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <PanelSkeleton />
      );
    if (all.length === 0)
      return (
        <EmptyState
          illustration="none"
          title={t('shell.notifications.empty')}
          description={t('shell.notifications.emptyHint')}
        />
      );
    return (
      <>
        <div className={styles.list}>
          {shown.length > 0 && <ul aria-label={t('shell.notifications.title')}>{shown.map(row)}</ul>}
          {shown.length === 0 && (
            <Text as="p" variant="table" className={styles.note}>
              {t('shell.notifications.empty')}
            </Text>
          )}
          {hasSystem && (
            <div className={styles.groupSwitch}>
              <Switch
                label={t('shell.notifications.system')}
                labelPlacement="start"
                checked={showsSystem}
                onChange={(event) => setShowsSystem(event.target.checked)}
              />
            </div>
          )}
        </div>
        {unread > 0 && (
          <div className={styles.foot}>
            <Button
              block
              size="sm"
              onClick={({ currentTarget }) => {
                currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
                const ids = shown.filter(({ isRead }) => !isRead).map(({ id }) => id);
                change({ ids, isRead: true }, t('shell.notifications.allRead'), { ids, isRead: false });
              }}
            >
              {t('shell.notifications.markAllRead')}
            </Button>
          </div>
        )}
      </>
    );
  };

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Text as="h2" variant="title3">
          {t('shell.notifications.title')}
        </Text>
        {unread > 0 && <Badge tone="primary">{t('shell.notifications.new', { count: unread })}</Badge>}
      </div>
      {content()}
    </div>
  );
}
