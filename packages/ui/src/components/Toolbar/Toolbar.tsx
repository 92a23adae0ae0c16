import type { ComponentProps, ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { cx } from '../../css/cx';
import * as styles from './Toolbar.css';

export interface ToolbarProps extends Omit<ComponentProps<typeof AriaToolbar>, 'children' | 'className' | 'style'> {
  /** Accessible name of the toolbar. */
  label: string;
  /** Controls, optionally with `ToolbarSeparator` and `ToolbarSpacer` between them. */
  children: ReactNode;
  /** Direction of the toolbar. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** `boxed` has a border, `plain` is for cards and editors. @default 'plain' */
  variant?: keyof typeof styles.variants;
  /** Class of the root element. */
  className?: string;
}

/** A group of controls with a single tab stop and arrow key navigation. */
export function Toolbar({ label, variant = 'plain', className, ...rest }: ToolbarProps) {
  return <AriaToolbar {...rest} aria-label={label} className={cx(styles.root, styles.variants[variant], className)} />;
}
