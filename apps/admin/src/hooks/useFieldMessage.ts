import type { FieldError } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';

/** Returns a function that translates a message key to the error text of a field. */
export function useFieldMessage() {
  const { t } = useTranslation();
  return (error: FieldError | undefined): string | undefined => {
    if (!error) return undefined;
    const { key, ...values } = typeof error === 'string' ? { key: error } : error;
    return t(`validation.${key}`, { count: 'n' in values ? (values.n ?? 0) : 0, ...values });
  };
}
