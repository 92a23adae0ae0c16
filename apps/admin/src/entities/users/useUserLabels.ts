import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Labels of roles, plans and statuses. Unknown values are returned unchanged. */
export function useUserLabels() {
  const { t } = useTranslation();
  return useMemo(() => {
    const words = (group: string) => (value: string) => t(`users.${group}.${value}`, { defaultValue: value });
    return { role: words('roles'), currentPlan: words('plans'), status: words('statuses') };
  }, [t]);
}
