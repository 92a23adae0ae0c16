import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The words for a person's role, plan and status; a value that this build does not know stands for itself. */
export function useUserLabels() {
  const { t } = useTranslation();
  return useMemo(() => {
    const words = (group: string) => (value: string) => t(`users.${group}.${value}`, { defaultValue: value });
    return { role: words('roles'), currentPlan: words('plans'), status: words('statuses') };
  }, [t]);
}
