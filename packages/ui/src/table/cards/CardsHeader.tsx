import type { ReactNode } from 'react';
import { CheckboxBox } from '../../private/fields/CheckboxBox';
import * as styles from '../DataTable.css';
import type { TableView } from '../rows/rowView';
import type { RowSelection } from '../rows/useRowSelection';
import * as cards from './TableCards.css';

interface CardsHeaderProps {
  label: string;
  hasRows: boolean;
  selection: RowSelection | undefined;
  menus: ReactNode;
  strings: TableView<never>['strings'];
}

/** Header above the cards: select all, label and menus. */
export function CardsHeader({ label, hasRows, selection, menus, strings }: CardsHeaderProps) {
  return (
    <div className={cards.head}>
      {selection && (
        <span className={styles.checkTarget}>
          <CheckboxBox
            aria-label={strings.selectPage}
            disabled={!hasRows}
            checked={hasRows && selection.ofPage === 'all'}
            indeterminate={selection.ofPage === 'some'}
            onChange={selection.togglePage}
          />
        </span>
      )}
      <span>{label}</span>
      <span className={cards.headEnd}>{menus}</span>
    </div>
  );
}
