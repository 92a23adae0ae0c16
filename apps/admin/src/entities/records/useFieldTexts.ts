import { isDateOnly, type Employee, type InvoicePayment, type Task } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useAccessLabels } from '../../hooks/useAccessLabels';
import { useAccountMoney } from '../../hooks/useAccountMoney';
import { useFormats } from '../../hooks/useFormats';
import { useMoments } from '../../hooks/useMoments';
import { useRestaurantZone } from '../../hooks/useRestaurantZone';
import { useEmployeeLabels } from '../employees/useEmployeeLabels';
import { useUserValueText } from '../users/useUserLabels';

interface FieldTexts {
  label: (field: string) => string;
  /** Formats a value. Returns undefined if there is no short text for it. */
  value: (field: string, value: unknown) => string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns a function that describes a record of an entity: its name, and labels and values of its fields. */
export function useFieldTexts() {
  const { t } = useTranslation();
  const userText = useUserValueText();
  const employees = useEmployeeLabels();
  const access = useAccessLabels();
  const formats = useFormats();
  const { majorMoney } = useAccountMoney();
  const moments = useMoments(useRestaurantZone().timeZone);
  const momentText = (value: unknown) => {
    const moment = text(value);
    if (!isDateOnly(moment)) return moment && moments.dateTime(moment);
    return moments.date(moment, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
  };
  const listText = (values: unknown, label: (value: string) => string = text) =>
    Array.isArray(values) ? formats.list(values.map((value: unknown) => label(text(value)))) : '';
  const paymentText = (payments: unknown) =>
    Array.isArray(payments) ? formats.list((payments as InvoicePayment[]).map(({ amount }) => majorMoney(amount))) : '';
  const texts: Record<string, FieldTexts> = {
    users: { label: (field) => t(`users.fields.${field}`), value: userText },
    employees: {
      label: employees.column,
      value: (field, value) => (field === 'status' ? employees.status(value as Employee['status']) : text(value)),
    },
    permissions: {
      label: (field) => t(`permissions.fields.${field}`),
      value: (field, value) => {
        if (field === 'assignedTo') return listText(value, access.role);
        return field === 'name' ? text(value) : undefined;
      },
    },
    roles: {
      label: (field) => t(`roles.fields.${field}`),
      value: (field, value) => (field === 'name' ? text(value) : undefined),
    },
    jobs: {
      label: (field) => t(`jobs.fields.${field}`),
      value: (field, value) => {
        if (field === 'stage') return t(`jobs.stages.${text(value)}`);
        return field === 'tags' ? listText(value) : text(value) || undefined;
      },
    },
    restaurants: {
      label: (field) => t(`restaurants.fields.${field}`),
      value: (_field, value) => text(value) || undefined,
    },
    tasks: {
      label: (field) => t(`tasks.fields.${field === 'dueDate' ? 'day' : field}`),
      value: (field, value) => {
        if (field === 'assignee') return text((value as Task['assignee'])?.fullName);
        if (field === 'dueDate') return momentText(value);
        return field === 'title' || field === 'description' ? text(value) : undefined;
      },
    },
    events: {
      label: (field) => t(`calendar.fields.${field}`),
      value: (field, value) => {
        if (field === 'start' || field === 'end') return momentText(value);
        return field === 'title' || field === 'url' ? text(value) : undefined;
      },
    },
    invoices: {
      label: (field) => t(`invoices.fields.${field === 'invoiceStatus' ? 'status' : field}`),
      value: (field, value) => (field === 'payments' ? paymentText(value) : undefined),
    },
    views: {
      label: (field) => (field === 'name' ? t('lists.views.name') : t(`lists.views.fields.${field}`)),
      value: (field, value) => (field === 'name' ? text(value) : undefined),
    },
  };
  const unknown: FieldTexts = { label: (field) => field, value: (_field, value) => text(value) };
  return (entity: string | undefined, record: Record<string, unknown>) => ({
    name:
      entity === 'invoices'
        ? t('invoices.sheet.title', { number: record['id'] })
        : text(record['fullName'] ?? record['full_name'] ?? record['name'] ?? record['title']),
    ...(texts[entity ?? ''] ?? unknown),
  });
}
