import type { ReactNode } from 'react';
import type { Key } from 'react-aria-components';
import type { IconType } from '../../icons/Icon';
import type * as styles from './Menu.css';
import { useMenuPart } from './MenuPartsContext';

export interface MenuItemProps {
  /** Unique key, required if items can be selected. */
  id?: Key;
  /** Label: verb and object. */
  children: ReactNode;
  /** Text for typeahead, if the children are not text. */
  textValue?: string;
  /** Icon before the text. */
  icon?: IconType;
  /** Second line below the text. */
  description?: ReactNode;
  /** Keyboard shortcut, shown at the end. */
  shortcut?: string;
  /** Content at the end, such as the current value, a count or a badge. */
  endContent?: ReactNode;
  /** `danger` for destructive actions: last in the menu, after a separator. @default 'neutral' */
  tone?: keyof typeof styles.tones;
  /** Called when the item is activated. */
  onAction?: () => void;
  /** URL. Makes the item a link, which navigates with the router of `UiProvider`. */
  href?: string;
  /** Target of the link. */
  target?: string;
  /** If true, can't be selected or activated. @default false */
  disabled?: boolean;
  /** If true, the menu closes on activation. @default true, false for multiple selection */
  closeOnSelect?: boolean;
  /** Class of the root element. */
  className?: string;
}

/** An item of a `Menu`. */
export function MenuItem(props: MenuItemProps) {
  const Part = useMenuPart('MenuItem');
  return <Part {...props} />;
}
