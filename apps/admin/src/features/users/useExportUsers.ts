import type { User } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../../entities/users/useUserLabels';
import { notify } from '../../lib/notify';
import { downloadCsv, toCsv } from './usersCsv';

/** Writes people to a CSV file, in the order given. */
export function useExportUsers() {
  const { t } = useTranslation();
  const labels = useUserLabels();
  return (users: readonly User[]) => {
    const fields = [
      'fullName',
      'username',
      'email',
      'contact',
      'company',
      'country',
      'role',
      'currentPlan',
      'status',
    ] as const;
    const head = fields.map((field) => t(`users.fields.${field}`));
    const rows = users.map((user) =>
      fields.map((field) =>
        field === 'role' || field === 'currentPlan' || field === 'status' ? labels[field](user[field]) : user[field],
      ),
    );
    downloadCsv('users', toCsv([head, ...rows]));
    void notify((toast) => void toast.success(t('users.toasts.exported', { count: users.length })));
  };
}
