import { ApiError } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { retryAfterOf } from '../lib/retryAfterOf';

/** Returns a function that explains why a request failed. */
export function useFailureReason() {
  const { t } = useTranslation();
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('errors.server');
    if (error.isNetwork) return t('errors.network');
    if (error.status === 429) return t('errors.retryAfter', { count: retryAfterOf(error) });
    if (error.status === 404) return t('errors.gone');
    if (error.code === 'version_conflict') return t('errors.changed');
    if (error.status === 403)
      return t('errors.denied.description', {
        action: error.problem.action ?? 'update',
        subject: error.problem.subject ?? '',
      });
    return t('errors.server');
  };
}
