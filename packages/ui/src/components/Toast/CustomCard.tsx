import type { ReactNode } from 'react';
import { cx } from '../../private/cx';
import * as styles from './Toast.css';

interface CustomCardProps {
  isUrgent: boolean;
  children: ReactNode;
}

/** The ground of a toast whose content is its owner's. */
export function CustomCard({ isUrgent, children }: CustomCardProps) {
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={cx(styles.card, styles.custom)}>
      {children}
    </div>
  );
}
