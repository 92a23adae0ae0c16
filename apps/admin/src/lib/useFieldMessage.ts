import { useTranslation } from 'react-i18next';

/** A field error as the contract carries it: a message key of pages.md 1.10, alone or with its limit. */
export type FieldError = string | { key: string; n?: number };

/** Turns a message key into the sentence under the field. */
export function useFieldMessage() {
  const { t } = useTranslation();
  return (error: FieldError | undefined): string | undefined => {
    if (!error) return undefined;
    const { key, n } = typeof error === 'string' ? { key: error, n: undefined } : error;
    return t(`validation.${key}`, { count: n ?? 0, n });
  };
}
