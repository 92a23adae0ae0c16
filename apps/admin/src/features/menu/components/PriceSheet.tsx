import { useLanguage } from '@larder/domain';
import { parseMoney, type MenuItem, type PriceColumn } from '@larder/domain/contract';
import { Alert, Button, EmptyState, Stack } from '@larder/ui';
import { FilterBar } from '@larder/ui/FilterBar';
import { FilterChip } from '@larder/ui/FilterChip';
import { SearchField } from '@larder/ui/SearchField';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { useDebouncedText } from '../../../lists/useDebouncedText';
import { itemsIn, matchingItems, sectionPlaces } from '../menuTree';
import { cellOps, ownAmount, priceColumns, shownAmount, type CellChange } from '../priceSheet';
import { usePriceClipboard } from '../usePriceClipboard';
import { usePriceGrid } from '../usePriceGrid';
import type { LoadedMenu } from '../useMenu';
import type { MenuEdits } from '../useMenuEdits';
import { PriceTable } from './PriceTable';

const ChangePricesDialog = lazyDialog(() => import('./ChangePricesDialog'), 'ChangePricesDialog');

export interface PriceSheetProps {
  menu: LoadedMenu;
  edits: MenuEdits;
}

/** Prices of all items, per currency and restaurant, with the keys and the clipboard of a spreadsheet. */
export function PriceSheet({ menu, edits }: PriceSheetProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { catalogue, index, pricePlaces, search, show } = menu;
  const isEditable = menu.isEditable;
  const [error, setError] = useState<string>();
  const [isChanging, setChanging] = useState(false);
  const namedColumns = priceColumns(pricePlaces);
  const columns: PriceColumn[] = namedColumns.map(({ column }) => column);
  const field = useDebouncedText(search.q ?? '', (q) => show({ q: q || undefined }, true));
  const section = search.section !== undefined && index.section.has(search.section) ? search.section : 'all';
  const items = matchingItems(itemsIn(catalogue, index, section), search.q ?? '');
  const nameOf = (column: PriceColumn) =>
    column.kind === 'base' ? column.currency : (pricePlaces.find(({ id }) => id === column.place.id)?.name ?? '');
  const parse = (text: string, currency: string) =>
    parseMoney(text, currency, language) ?? parseMoney(text, currency, 'en');

  const write = async (changes: readonly CellChange[]) => {
    setError(undefined);
    const ops = cellOps(changes);
    const count = changes.filter(({ item, column, amount }) => amount !== ownAmount(item, column)).length;
    await edits.apply(ops, t('menu.sheet.changed', { count }));
  };
  const table = useRef<HTMLDivElement>(null);
  const grid = usePriceGrid({
    table,
    rows: items.length,
    columns: columns.length,
    isEditable,
    onReset: () => void write(selected().map((cell) => ({ ...cell, amount: null }))),
    onFillDown: () => {
      const source = items[grid.selection.row];
      if (source)
        void write(
          selected()
            .slice(grid.selection.columns)
            .map((cell) => ({ ...cell, amount: shownAmount(source, cell.column) })),
        );
    },
  });
  /** Returns the cells of the selection, row by row. */
  function selected(): { item: MenuItem; column: PriceColumn }[] {
    const { row, rows, column, columns: width } = grid.selection;
    return items
      .slice(row, row + rows)
      .flatMap((item) => columns.slice(column, column + width).map((each) => ({ item, column: each })));
  }

  const clipboard = usePriceClipboard({ items, columns, grid, isEditable, parse, onWrite: write, onError: setError });

  return (
    <Stack gap="px12">
      <FilterBar
        endContent={
          isEditable && (
            <Button
              size="bar"
              disabledReason={items.length === 0 ? t('menu.items.noMatches') : undefined}
              onClick={() => setChanging(true)}
            >
              {t('menu.sheet.changeBy')}
            </Button>
          )
        }
      >
        <SearchField label={t('menu.items.search')} {...field} />
        <FilterChip
          label={t('menu.fields.section')}
          anyLabel={t('menu.tree.all')}
          value={section === 'all' ? null : section}
          onValueChange={(id) => show({ section: id ?? undefined })}
          options={sectionPlaces(catalogue, index).map((place) => ({ value: place.section.id, label: place.label }))}
        />
      </FilterBar>
      {error && (
        <Alert tone="danger" title={t('menu.sheet.notPasted')}>
          {error}
        </Alert>
      )}
      {items.length === 0 ? (
        <EmptyState size="sm" illustration="search" title={t('menu.items.noMatches')} />
      ) : (
        <PriceTable
          {...{ menu, items, columns, grid, table, parse, nameOf }}
          onWrite={(change) => void write([change])}
          {...clipboard}
        />
      )}
      <Suspense>
        {isChanging && (
          <ChangePricesDialog
            menu={menu}
            edits={edits}
            columns={namedColumns}
            items={items}
            selected={selected()}
            onClose={() => setChanging(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
