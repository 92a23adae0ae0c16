import type { User } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../../entities/users/useUserLabels';
import type { SheetColumn } from '../../lists/exporting/exportOptions';
import { importedFields } from './importedFields';

const widths = { fullName: 26, username: 20, email: 34, contact: 20, company: 24 } as Partial<Record<string, number>>;

/** Returns the columns of exported users. The import reads the same columns. */
export function useUserExportColumns(): readonly SheetColumn<User>[] {
  const { t } = useTranslation();
  const labels = useUserLabels();
  return importedFields.map((field) => ({
    id: field,
    header: t(`users.fields.${field}`),
    width: widths[field],
    value: (user) =>
      field === 'role' || field === 'currentPlan' || field === 'status' ? labels[field](user[field]) : user[field],
  }));
}
