import { ApiError } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { retryAfterOf } from '../lib/retryAfterOf';
import { useDenialText } from './useAccessLabels';

const codeOf = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);

/** Returns a function that explains why a request failed. */
export function useFailureReason() {
  const { t } = useTranslation();
  const denialText = useDenialText();
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('errors.server');
    if (error.isNetwork) return t('errors.network');
    if (error.status === 429) return t('errors.retryAfter', { count: retryAfterOf(error) });
    if (error.status === 404) return t('errors.gone');
    if (error.code === 'credited') return t('errors.credited');
    if (error.code === 'open_bills') return t('errors.openBills');
    if (error.code === 'version_conflict') return t('errors.changed');
    if (error.status === 403)
      return denialText(codeOf(error.problem.action, 'update'), codeOf(error.problem.subject, 'all'));
    return t('errors.server');
  };
}
