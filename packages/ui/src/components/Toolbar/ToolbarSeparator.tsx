import { Separator } from 'react-aria-components';
import * as styles from './Toolbar.css';

export interface ToolbarSeparatorProps {
  /** Across the line of the bar: `vertical` in a horizontal one. @default 'vertical' */
  orientation?: 'horizontal' | 'vertical';
}

/** A hairline between groups of a toolbar. */
export function ToolbarSeparator({ orientation = 'vertical' }: ToolbarSeparatorProps) {
  return <Separator orientation={orientation} className={styles.separators[orientation]} />;
}
