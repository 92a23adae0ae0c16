import { useLanguage } from '@larder/domain';
import { formatMoney, type MenuItem, type PriceColumn } from '@larder/domain/contract';
import { Text } from '@larder/ui';
import { useId, type ClipboardEventHandler, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyOf, ownAmount, shownAmount, type CellChange } from '../priceSheet';
import type { LoadedMenu } from '../useMenu';
import type { PriceGrid } from '../usePriceGrid';
import * as styles from './Menu.css';
import { PriceCellInput } from './PriceCellInput';

export interface PriceTableProps {
  menu: LoadedMenu;
  items: readonly MenuItem[];
  columns: readonly PriceColumn[];
  nameOf: (column: PriceColumn) => string;
  grid: PriceGrid;
  table: RefObject<HTMLDivElement | null>;
  parse: (text: string, currency: string) => number | null;
  onWrite: (change: CellChange) => void;
  onCopy: ClipboardEventHandler;
  onPaste: ClipboardEventHandler;
}

/** The cells of the price sheet. Inherited prices are gray. */
export function PriceTable({
  menu,
  items,
  columns,
  nameOf,
  grid,
  table,
  parse,
  onWrite,
  ...clipboard
}: PriceTableProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const keysId = useId();
  const cell = (item: MenuItem, row: number, column: PriceColumn, at: number) => {
    const amount = shownAmount(item, column);
    const currency = currencyOf(column);
    const isInherited = column.kind === 'place' && ownAmount(item, column) === null;
    const isActive = grid.active.row === row && grid.active.column === at;
    const text = amount === null ? '—' : menu.formats.money(amount, currency);
    return (
      <div
        key={at}
        role="gridcell"
        data-row={row}
        data-column={at}
        data-inherited={isInherited || undefined}
        aria-selected={grid.isSelected(row, at)}
        aria-description={isInherited ? t('menu.sheet.inherited') : undefined}
        tabIndex={isActive ? 0 : -1}
        className={styles.cell}
        onPointerDown={(event) => {
          if (!isActive || !grid.editing) grid.go({ row, column: at }, event.shiftKey);
        }}
        onDoubleClick={() => grid.edit()}
      >
        {isActive && grid.editing ? (
          <PriceCellInput
            label={`${item.name}, ${nameOf(column)}`}
            initial={amount === null ? '' : formatMoney(amount, currency, language)}
            typed={grid.editing.text}
            parse={(given) => parse(given, currency)}
            format={(sum) => menu.formats.money(sum, currency)}
            onCommit={(next, end) => {
              grid.stop(end);
              onWrite({ item, column, amount: next });
            }}
            onCancel={grid.stop}
          />
        ) : (
          text
        )}
      </div>
    );
  };
  return (
    <>
      <div className={`${styles.card} ${styles.scroller}`} style={{ maxBlockSize: 'calc(100dvh - 290px)' }}>
        <div
          ref={table}
          role="grid"
          tabIndex={-1}
          aria-label={t('menu.modes.prices')}
          aria-describedby={keysId}
          aria-multiselectable
          aria-readonly={!menu.isEditable}
          className={styles.sheet}
          onKeyDown={grid.handleKeyDown}
          {...clipboard}
        >
          <div role="row" className={styles.sheetRow}>
            {[t('menu.kinds.item'), ...columns.map(nameOf)].map((name) => (
              <div key={name} role="columnheader" className={styles.sheetHead}>
                <bdi>{name}</bdi>
              </div>
            ))}
          </div>
          {items.map((item, row) => (
            <div key={item.id} role="row" className={styles.sheetRow}>
              <div role="rowheader" className={styles.sheetName} title={item.name}>
                <bdi>{item.name}</bdi>
              </div>
              {columns.map((column, at) => cell(item, row, column, at))}
            </div>
          ))}
        </div>
      </div>
      <Text id={keysId} variant="caption" tone="muted">
        {t('menu.sheet.keys')}
      </Text>
    </>
  );
}
