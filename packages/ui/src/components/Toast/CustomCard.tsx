import type { ReactNode } from 'react';
import { cx } from '../../css/cx';
import * as styles from './Toast.css';

interface CustomCardProps {
  urgent: boolean;
  children: ReactNode;
}

/** Container of a toast with custom content. */
export function CustomCard({ urgent, children }: CustomCardProps) {
  return (
    <div role={urgent ? 'alert' : 'status'} className={cx(styles.card, styles.custom)}>
      {children}
    </div>
  );
}
