import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns labels of actions, subjects and roles. Unknown ones, such as custom roles, are returned unchanged. */
export function useAccessLabels() {
  const { t } = useTranslation();
  return useMemo(() => {
    const label = (group: string) => (value: string) => t(`access.${group}.${value}`, { defaultValue: value });
    return { action: label('actions'), subject: label('subjects'), role: label('roles') };
  }, [t]);
}

/** Returns a function that describes the missing right. */
export function useDenialText() {
  const { t } = useTranslation();
  const labels = useAccessLabels();
  return (action: string, subject: string) =>
    t('errors.denied.description', { action: labels.action(action), subject: labels.subject(subject) });
}
