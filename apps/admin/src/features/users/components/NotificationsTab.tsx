import { Stack } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useMayChangeDetails } from '../../../entities/users/details/useSaveDetails';
import { NotificationMatrix } from '../../../entities/users/details/NotificationMatrix';
import { ReadOnlyNote } from '../../../entities/users/details/ReadOnlyNote';
import type { UserTabProps } from '../../../entities/users/details/userTabProps';

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
