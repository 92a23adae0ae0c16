import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Labels of roles, plans and statuses. Unknown values are returned unchanged. */
export function useUserLabels() {
  const { t } = useTranslation();
  return useMemo(() => {
    const label = (group: string) => (value: string) => t(`users.${group}.${value}`, { defaultValue: value });
    return { role: label('roles'), currentPlan: label('plans'), status: label('statuses') };
  }, [t]);
}

/** Returns a function that shows the value of a user's field. */
export function useUserValueText() {
  const labels = useUserLabels();
  return (field: string, value: unknown) => {
    const text = typeof value === 'string' ? value : '';
    return field in labels ? labels[field as keyof typeof labels](text) : text;
  };
}
