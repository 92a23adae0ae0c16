import { isRoleAbove, userPlans, userRoles, userStatuses, type User } from '@larder/domain/contract';
import { useSession } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { ChooseDialog } from '../../components/ChooseDialog';
import { useUserLabels } from './useUserLabels';
import type { BulkField } from './useUserActions';

export interface UserFieldDialogProps {
  field: BulkField;
  people: readonly User[];
  onClose: () => void;
  onChoose: (value: string) => void;
}

const values: Record<BulkField, readonly string[]> = { role: userRoles, currentPlan: userPlans, status: userStatuses };

/** Dialog that sets the role, plan or status of several users. */
export function UserFieldDialog({ field, people, onClose, onChoose }: UserFieldDialogProps) {
  const { t } = useTranslation();
  const labels = useUserLabels();
  const { user: self } = useSession();
  const isClosed = (each: string) => field === 'role' && self !== null && isRoleAbove(each, self.role);
  return (
    <ChooseDialog
      title={t(`users.bulk.${field}`, { count: people.length })}
      label={t(`users.fields.${field}`)}
      options={values[field].map((value) => ({ value, label: labels[field](value), disabled: isClosed(value) }))}
      confirmLabel={t('users.bulk.confirm', { count: people.length })}
      onClose={onClose}
      onChoose={onChoose}
    />
  );
}
