import { Stack } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useMayChangeDetails } from '../useSaveDetails';
import { NotificationMatrix } from './NotificationMatrix';
import { ReadOnlyNote } from './ReadOnlyNote';
import type { UserTabProps } from './userTabProps';

export function NotificationsTab({ id, name, details }: UserTabProps) {
  const { t } = useTranslation();
  const mayChange = useMayChangeDetails(id);
  return (
    <Stack gap="px16">
      {!mayChange && <ReadOnlyNote name={name} />}
      <QueryCard query={details} title={t('users.detail.notices.title')} padding="none" skeletonSize={280}>
        {({ notifications }) => <NotificationMatrix id={id} saved={notifications.matrix} readOnly={!mayChange} />}
      </QueryCard>
    </Stack>
  );
}
