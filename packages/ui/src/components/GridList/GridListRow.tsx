import type { ReactNode } from 'react';
import { GridListItem } from 'react-aria-components';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { RowEnd } from '../../private/lists/RowEnd';
import * as rows from '../../private/lists/rows.css';
import { SelectBox } from '../../private/lists/SelectBox';
import * as styles from './GridList.css';

export interface GridListRowProps {
  /** Key among the rows. */
  id: string;
  /** What the row is about. */
  title: ReactNode;
  /** The row's name, where the title is more than a text. */
  textValue?: string;
  /** A second line. */
  description?: ReactNode;
  /** Icon before the title. */
  icon?: IconType;
  /** A picture before the title: an avatar, a plate. */
  media?: ReactNode;
  /** Facts at the end: a pill, a count, a price. */
  endContent?: ReactNode;
  /** Buttons and menus of the row, at its end. */
  actions?: ReactNode;
  /** Makes the row a link; the router of `UiProvider` follows it. */
  href?: string;
  /** Called when the row is pressed, while nothing is chosen. */
  onAction?: () => void;
  /** Out of use. */
  disabled?: boolean;
  /** Class of the outermost element. */
  className?: string;
}

/** One row of a `GridList`. */
export function GridListRow({
  title,
  textValue = typeof title === 'string' ? title : undefined,
  description,
  icon,
  media,
  endContent,
  actions,
  disabled,
  className,
  ...item
}: GridListRowProps) {
  return (
    <GridListItem
      {...item}
      isDisabled={disabled}
      textValue={textValue}
      data-pressable={item.href || item.onAction ? '' : undefined}
      className={cx(rows.row, styles.row, className)}
    >
      {({ selectionMode, selectionBehavior }) => (
        <>
          {selectionMode === 'multiple' && selectionBehavior === 'toggle' && <SelectBox />}
          {icon && <Icon as={icon} size={18} className={rows.icon} />}
          {media}
          <span className={rows.words}>
            <span className={styles.title}>{title}</span>
            {description && <span className={rows.description}> {description}</span>}
          </span>
          {endContent !== undefined && <span className={rows.end}> {endContent}</span>}
          {actions && <RowEnd>{actions}</RowEnd>}
        </>
      )}
    </GridListItem>
  );
}
