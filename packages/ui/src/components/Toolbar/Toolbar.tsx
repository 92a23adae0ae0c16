import type { ComponentProps, ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { cx } from '../../css/cx';
import * as styles from './Toolbar.css';

export interface ToolbarProps extends Omit<ComponentProps<typeof AriaToolbar>, 'children' | 'className' | 'style'> {
  /** What the controls are for; the name of the bar. */
  label: string;
  /** Buttons, toggles, menus, fields; `ToolbarSeparator` and `ToolbarSpacer` between them. */
  children: ReactNode;
  /** Along a line, or one below the other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** `boxed` stands on its own, `plain` inside a card or above a text. @default 'plain' */
  variant?: keyof typeof styles.variants;
  /** Class of the root element. */
  className?: string;
}

/** Controls that belong together, with one stop for Tab and arrows between them. */
export function Toolbar({ label, variant = 'plain', className, ...rest }: ToolbarProps) {
  return <AriaToolbar {...rest} aria-label={label} className={cx(styles.root, styles.variants[variant], className)} />;
}
