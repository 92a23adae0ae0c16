import { CheckboxBox } from '../../private/fields/CheckboxBox';
import { memo } from 'react';
import { cx } from '../../css/cx';
import { fill } from '../../private/strings/strings';
import { cellContent, keyedContent } from '../rows/cellContent';
import * as table from '../DataTable.css';
import { RowActions } from '../rows/RowActions';
import type { RowViewProps } from '../rows/rowView';
import { cardParts } from './cardParts';
import * as styles from './TableCards.css';
import type { DataTableColumn } from '../tableTypes';

function Card<Row>({ id, data, index, columns, start, measure, isActive, isSelected, view }: RowViewProps<Row>) {
  const { strings, opener, onToggle, rowActions } = view;
  const tabIndex = isActive ? 0 : -1;
  const name = view.nameOf(data);
  const { title, status, secondary, facts } = cardParts(columns.map(({ column }) => column));
  const show = (column: DataTableColumn<Row>) => {
    const content = cellContent(column, data, view, true);
    return column.cell ? keyedContent(id, content) : content;
  };

  return (
    <li
      ref={measure}
      data-row={id}
      data-index={index}
      data-selected={isSelected ? '' : undefined}
      data-opens={opener.opens ? '' : undefined}
      tabIndex={tabIndex}
      className={cx(styles.item, start !== undefined && table.virtualRow)}
      style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
    >
      {onToggle && (
        <span className={styles.check} data-row-check="">
          <span className={table.checkTarget}>
            <CheckboxBox
              aria-label={fill(strings.selectRow, { name })}
              tabIndex={tabIndex}
              checked={isSelected}
              onChange={(event) => onToggle(id, (event.nativeEvent as MouseEvent).shiftKey)}
            />
          </span>
        </span>
      )}
      <div className={styles.words}>
        <div className={styles.top}>
          <span className={styles.title}>{title && opener.wrap(data, tabIndex, show(title))}</span>
          {status.map((column) => (
            <bdi key={column.id} className={styles.status}>
              {show(column)}
            </bdi>
          ))}
        </div>
        {secondary.length > 0 && (
          <div className={styles.secondary}>
            {secondary.map((column) => (
              <span key={column.id} className={styles.part}>
                <span className={styles.partText}>{show(column)}</span>
              </span>
            ))}
          </div>
        )}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map((column) => (
              <div key={column.id} className={styles.fact}>
                <dt>{column.header}</dt>
                <dd className={styles.factValue}>{show(column)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {rowActions && (
        <RowActions actions={rowActions(data)} name={name} tabIndex={tabIndex} hasQuick={false} strings={strings} />
      )}
    </li>
  );
}

/** A row on phones: title, status and a secondary line, or the first three columns with their headers. */
export const TableCard = memo(Card) as typeof Card;
