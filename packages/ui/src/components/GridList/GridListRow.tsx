import type { ReactNode } from 'react';
import { GridListItem } from 'react-aria-components';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { RowEnd } from '../../private/lists/RowEnd';
import * as rows from '../../private/lists/rows.css';
import { SelectBox } from '../../private/lists/SelectBox';
import * as styles from './GridList.css';

export interface GridListRowProps {
  /** Unique ID of the row. */
  id: string;
  /** Title of the row. */
  title: ReactNode;
  /** Accessible name of the row. Required if `title` is not a string. */
  textValue?: string;
  /** Second line of text. */
  description?: ReactNode;
  /** Icon before the title. */
  icon?: IconType;
  /** An image before the title, such as an avatar. */
  media?: ReactNode;
  /** Content at the end, such as a status pill, a count or a price. */
  endContent?: ReactNode;
  /** Buttons and menus at the end of the row. */
  actions?: ReactNode;
  /** URL. Makes the row a link, which navigates with the router of `UiProvider`. */
  href?: string;
  /** Called when the row is pressed while no rows are selected. */
  onAction?: () => void;
  /** If true, the row can't be pressed or selected. @default false */
  disabled?: boolean;
  /** Class name of the row. */
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
