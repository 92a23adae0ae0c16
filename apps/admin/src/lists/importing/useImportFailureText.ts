import { ApiError } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../hooks/useFailureReason';
import { useFieldMessage } from '../../hooks/useFieldMessage';
import { useFormats } from '../../hooks/useFormats';
import type { ImportField } from './importPlan';
import type { ImportFailure } from './useImport';

/** Returns a function that explains why a step of an import failed. */
export function useImportFailureText<Name extends string>(fields: readonly ImportField<Name>[], maxRows: number) {
  const { t } = useTranslation();
  const formats = useFormats();
  const reason = useFailureReason();
  const message = useFieldMessage();

  const rowError = (error: unknown) => {
    const errors = error instanceof ApiError ? error.errors : {};
    const field = fields.find(({ name }) => errors[name]?.[0]);
    return field ? `${field.label}: ${message(errors[field.name]![0])}` : reason(error);
  };
  return (why: ImportFailure) => {
    switch (why.kind) {
      case 'unreadable':
        return t(`lists.import.unreadable.${why.reason}`, { line: why.line, rows: formats.number(maxRows) });
      case 'required':
        return t('lists.import.requiredMissing', { fields: formats.list(why.fields) });
      case 'stopped':
        return t('lists.import.stopped');
      case 'rejected':
        return [
          why.line === undefined ? '' : t('lists.import.rejected', { line: why.line, reason: rowError(why.error) }),
          why.left > 0 ? t('lists.import.left', { count: why.left }) : '',
        ].join(' ');
    }
  };
}
