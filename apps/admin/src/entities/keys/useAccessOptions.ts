import { apiKeyAccesses } from '@larder/domain/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Options for the access of a key. */
export function useAccessOptions() {
  const { t } = useTranslation();
  return useMemo(() => apiKeyAccesses.map((value) => ({ value, label: t(`apiKeys.access.${value}`) })), [t]);
}
