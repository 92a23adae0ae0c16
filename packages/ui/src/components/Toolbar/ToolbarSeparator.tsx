import { Separator } from 'react-aria-components';
import * as styles from './Toolbar.css';

export interface ToolbarSeparatorProps {
  /** Direction of the line: `vertical` in a horizontal toolbar. @default 'vertical' */
  orientation?: 'horizontal' | 'vertical';
}

/** A hairline between groups of a toolbar. */
export function ToolbarSeparator({ orientation = 'vertical' }: ToolbarSeparatorProps) {
  return <Separator orientation={orientation} className={styles.separators[orientation]} />;
}
