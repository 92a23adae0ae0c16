import type { ReactNode } from 'react';
import type { Key } from 'react-aria-components';
import type { IconType } from '../../icons/Icon';
import type * as styles from './Menu.css';
import { useMenuPart } from './MenuPartsContext';

export interface MenuItemProps {
  /** Key among the items; needed where items are chosen. */
  id?: Key;
  /** What happens, verb and object. */
  children: ReactNode;
  /** Text for typeahead, where the children are more than a text. */
  textValue?: string;
  /** Icon before the text. */
  icon?: IconType;
  /** A second line under the text. */
  description?: ReactNode;
  /** Keys that do the same. */
  shortcut?: string;
  /** The current value, a count or a badge at the end. */
  endContent?: ReactNode;
  /** `danger` for what destroys: last in the menu, after a separator. @default 'neutral' */
  tone?: keyof typeof styles.tones;
  /** Called when the item is run. */
  onAction?: () => void;
  /** Makes the item a link; the router of `UiProvider` follows it. */
  href?: string;
  /** Window of the link. */
  target?: string;
  /** Cannot be chosen or pressed. @default false */
  disabled?: boolean;
  /** Whether the menu closes afterwards. @default true, false where several can be chosen */
  closeOnSelect?: boolean;
  /** Class of the root element. */
  className?: string;
}

/** One row of a `Menu`. */
export function MenuItem(props: MenuItemProps) {
  const Part = useMenuPart('MenuItem');
  return <Part {...props} />;
}
