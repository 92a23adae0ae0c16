import type { Employee } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useEmployeeLabels } from '../employees/useEmployeeLabels';
import { useUserValueText } from '../users/useUserLabels';

type Fields = Record<string, unknown>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const labelKeys: Record<string, string> = {
  users: 'users.fields',
  employees: 'datatables.columns',
  views: 'lists.views.fields',
};

/** Returns a function that describes a record of an entity: its name, and labels and values of its fields. */
export function useFieldTexts() {
  const { t } = useTranslation();
  const userText = useUserValueText();
  const employees = useEmployeeLabels();

  const valueOf = (entity: string, field: string, value: unknown): string | undefined => {
    if (entity === 'users') return userText(field, value);
    if (entity === 'employees' && field === 'status') return employees.status(value as Employee['status']);
    // Columns and filters of a view have no short text.
    return entity === 'views' && field !== 'name' ? undefined : text(value);
  };
  return (entity: string, record: Fields) => ({
    name: text(record['fullName'] ?? record['full_name'] ?? record['name']),
    label: (field: string) => t(`${labelKeys[entity]}.${field}`, { defaultValue: field }),
    value: (field: string, value: unknown) => valueOf(entity, field, value),
  });
}
