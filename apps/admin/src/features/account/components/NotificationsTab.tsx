import { useUpdateAccountSetting } from '@larder/domain';
import { userNotificationWhen, type AccountSetting } from '@larder/domain/contract';
import { Button, Card, Stack, Switch, Text } from '@larder/ui';
import { RadioGroup } from '@larder/ui/RadioGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { NotificationMatrix } from '../../../entities/users/details/NotificationMatrix';
import { useSaveDetails } from '../../../entities/users/details/useSaveDetails';
import { useFailureToast } from '../../../hooks/useFailureToast';
import type { AccountTabProps } from '../accountTabProps';

const groups = [
  ['activity', ['commentOnArticle', 'answerOnForm', 'followMe']],
  ['news', ['newAnnouncements', 'productUpdates', 'blogDigest']],
] as const;

/** Asks the browser for permission to show notifications, and shows its decision. */
function BrowserPermission() {
  const { t } = useTranslation();
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'unsupported',
  );
  return (
    <Stack direction="row" gap="px12" align="center" wrap>
      <Text tone="muted">{t(`account.notices.permission.${permission}`)}</Text>
      {permission === 'default' && (
        <Button size="sm" onClick={() => void Notification.requestPermission().then(setPermission)}>
          {t('account.notices.allow')}
        </Button>
      )}
    </Stack>
  );
}

/** Settings for activity and news emails, and for the channels and times of notifications. */
export function NotificationsTab({ setting, id, details }: AccountTabProps & { setting: AccountSetting }) {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const { mutate } = useUpdateAccountSetting();
  const { save } = useSaveDetails(id);
  const toggle = (flag: keyof AccountSetting['notification'], isOn: boolean) =>
    mutate(
      { section: 'notification', data: { [flag]: isOn } },
      {
        onError: (error) => void showFailure(t('common.notSaved'), error),
      },
    );
  return (
    <Stack gap="px16">
      {groups.map(([group, flags]) => (
        <Card key={group} title={t(`account.notices.${group}`)}>
          <Stack gap="px12">
            {flags.map((flag) => (
              <Switch
                key={flag}
                label={t(`account.notices.flags.${flag}`)}
                labelPlacement="start"
                checked={setting.notification[flag]}
                onChange={(event) => toggle(flag, event.currentTarget.checked)}
              />
            ))}
          </Stack>
        </Card>
      ))}
      <QueryCard query={details} title={t('users.detail.notices.title')} padding="none" skeletonSize={280}>
        {({ notifications }) => <NotificationMatrix id={id} saved={notifications.matrix} readOnly={false} />}
      </QueryCard>
      <QueryCard query={details} title={t('account.notices.when')} skeletonSize={120}>
        {({ notifications: { when } }) => (
          <Stack gap="px16">
            <RadioGroup
              label={t('account.notices.when')}
              hideLabel
              value={when}
              onValueChange={(next) =>
                void save({ section: 'notifications', data: { when: next } }, t('users.detail.notices.saved'), {
                  section: 'notifications',
                  data: { when },
                })
              }
              options={userNotificationWhen.options.map((value) => ({
                value,
                label: t(`account.notices.times.${value}`),
              }))}
            />
            <BrowserPermission />
          </Stack>
        )}
      </QueryCard>
    </Stack>
  );
}
