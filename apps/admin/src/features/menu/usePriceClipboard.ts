import { useLanguage } from '@larder/domain';
import { formatMoney, type MenuItem, type PriceColumn } from '@larder/domain/contract';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyOf, pasteCells, shownAmount, type CellChange } from './priceSheet';
import type { PriceGrid } from './usePriceGrid';

export interface PriceClipboardOptions {
  items: readonly MenuItem[];
  columns: readonly PriceColumn[];
  grid: PriceGrid;
  isEditable: boolean;
  parse: (text: string, currency: string) => number | null;
  onWrite: (changes: readonly CellChange[]) => Promise<void>;
  /** Called with the reason why nothing was pasted. */
  onError: (text: string) => void;
}

/** Copies the selection of the price sheet as tab-separated text, and pastes such text from a spreadsheet. */
export function usePriceClipboard({
  items,
  columns,
  grid,
  isEditable,
  parse,
  onWrite,
  onError,
}: PriceClipboardOptions) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const handleCopy = (event: ClipboardEvent) => {
    if (grid.editing) return;
    const { row, rows, column, columns: width } = grid.selection;
    const lines = items.slice(row, row + rows).map((item) =>
      columns
        .slice(column, column + width)
        .map((each) => {
          const amount = shownAmount(item, each);
          return amount === null ? '' : formatMoney(amount, currencyOf(each), language);
        })
        .join('\t'),
    );
    event.clipboardData.setData('text/plain', lines.join('\n'));
    event.preventDefault();
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (grid.editing || !isEditable) return;
    event.preventDefault();
    const { changes, rejected, isCut } = pasteCells(
      event.clipboardData.getData('text/plain'),
      items,
      columns,
      grid.selection,
      parse,
    );
    const [first] = rejected;
    // Paste all cells or none.
    if (first) onError(t('menu.sheet.rejected', { count: rejected.length, item: first.item.name, text: first.text }));
    else if (isCut) onError(t('menu.sheet.tooLarge'));
    else void onWrite(changes);
  };

  return { onCopy: handleCopy, onPaste: handlePaste };
}
