import { ApiError } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../hooks/useFailureReason';
import { useFieldMessage } from '../../hooks/useFieldMessage';

const known = ['draft_scheduled', 'blocking_problems', 'draft_not_clean', 'status_conflict'];

/** Returns a function that explains why a menu request failed. */
export function useMenuReason() {
  const { t } = useTranslation();
  const reason = useFailureReason();
  const message = useFieldMessage();
  return (error: unknown): string => {
    if (error instanceof ApiError) {
      if (error.code && known.includes(error.code)) return t(`menu.failures.${error.code}`);
      const [first] = Object.values(error.errors).flat();
      if (first) return message(first) ?? reason(error);
    }
    return reason(error);
  };
}
