import type { ReactNode, ComponentProps } from 'react';
import type { IconType } from '../../icons/Icon';
import type * as styles from './Tabs.css';

export interface TabItem<Id extends string = string> {
  /** Unique ID. */
  id: Id;
  /** Label of one or two words. */
  label: string;
  /** Secondary text below the label, in a column only. */
  description?: string;
  /** Icon before the label. */
  icon?: IconType;
  /** Count after the label. */
  count?: number | string;
  /** Content of the panel. Omit it if the tabs control a region elsewhere. */
  content?: ReactNode;
  /** URL. Makes the tab a link, which navigates with the router of `UiProvider`. */
  href?: string;
  /** If true, the tab can't be selected. @default false */
  disabled?: boolean;
}

export interface TabsProps<Id extends string = string> extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Accessible name of the tabs. */
  label: string;
  /** Tabs, in order. */
  items: readonly TabItem<Id>[];
  /** ID of the selected tab (controlled). */
  value?: Id;
  /** ID of the initially selected tab (uncontrolled). @default the first enabled tab */
  defaultValue?: Id;
  /** Called with the ID of the selected tab. */
  onValueChange?: (id: Id) => void;
  /** ID of the region that the tabs control, if they have no content. */
  controls?: string;
  /**
   * `automatic` selects a tab when arrow keys move focus to it, `manual` with Enter or Space.
   * @default 'automatic' if tabs have content, otherwise 'manual'
   */
  keyboardActivation?: 'automatic' | 'manual';
  /** How the selected tab is marked: an `underline` or filled `pills`. @default 'underline' */
  variant?: keyof typeof styles.variant;
  /** Size of the tabs. Use `sm` for narrow panes with several tabs. @default 'md' */
  size?: keyof typeof styles.size;
  /** A row above the panel, or a column next to it, which is a row below 768 px. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Content at the end of the row, such as "Save view". */
  endContent?: ReactNode;
}
