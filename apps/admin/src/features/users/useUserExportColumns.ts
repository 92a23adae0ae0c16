import { useSession } from '@larder/domain';
import type { User } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../../entities/users/useUserLabels';
import type { SheetColumn } from '../../lists/exporting/exportOptions';
import { importedFields, type ImportedField } from './importedFields';

const widths = { fullName: 26, username: 20, email: 34, contact: 20, company: 24 } as Partial<Record<string, number>>;

/** Returns the columns of exported users. The import reads the same columns. */
export function useUserExportColumns(): readonly SheetColumn<User>[] {
  const { t } = useTranslation();
  const labels = useUserLabels();
  const { workPlaces } = useSession();
  const valueOf = (user: User, field: ImportedField) => {
    if (field === 'role' || field === 'currentPlan' || field === 'status') return labels[field](user[field]);
    if (field !== 'restaurantIds') return user[field];
    return workPlaces.flatMap(({ _id, name }) => (user.restaurantIds?.includes(_id) ? name : [])).join(', ');
  };
  return importedFields.map((field) => ({
    id: field,
    header: t(`users.fields.${field}`),
    width: widths[field],
    value: (user) => valueOf(user, field),
  }));
}
