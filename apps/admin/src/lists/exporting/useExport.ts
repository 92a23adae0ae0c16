import { useDirection, useLanguage, useSession } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import type { ExportFormat, ExportOptions } from './exportOptions';

/** Writes rows of a list to a file, to the clipboard or to the printer. The code loads with the first export. */
export function useExport<Row>(options: ExportOptions<Row>) {
  const { t } = useTranslation();
  const { restaurant } = useSession();
  const { language } = useLanguage();
  const [direction] = useDirection();
  const formats = useFormats();
  /** Files have all columns; print and clipboard have those with the IDs in `shown`, in that order. */
  return async (format: ExportFormat, rows: readonly Row[], shown?: readonly string[]) => {
    const { exportRows } = await import('./exportRows');
    const isRightToLeft = direction === 'rtl';
    await exportRows({
      ...options,
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
