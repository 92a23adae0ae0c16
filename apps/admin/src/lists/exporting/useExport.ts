import { useDirection, useLanguage, useSession } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import type { ExportFormat, ExportOptions } from './exportOptions';

/**
 * Returns a function that exports rows to a file, the clipboard or a printer. Lazy-loads the code on the first export.
 */
export function useExport<Row>(options: ExportOptions<Row>) {
  const { t } = useTranslation();
  const { restaurant } = useSession();
  const { language } = useLanguage();
  const [direction] = useDirection();
  const formats = useFormats();
  /**
   * Files contain all columns; print and clipboard contain the columns in `shown`, in that order. `changes` replaces
   * options for this export.
   */
  return async (
    format: ExportFormat,
    rows: readonly Row[],
    shown?: readonly string[],
    changes?: Partial<ExportOptions<Row>>,
  ) => {
    const { exportRows } = await import('./exportRows');
    const isRightToLeft = direction === 'rtl';
    await exportRows({
      ...options,
      ...changes,
      format,
      rows,
      shown,
      t,
      formats,
      language,
      isRightToLeft,
      restaurant: restaurant?.name,
    });
  };
}
