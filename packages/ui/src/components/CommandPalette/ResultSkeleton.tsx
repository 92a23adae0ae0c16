import type { ComponentProps } from 'react';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from '../../private/lists/ResultList.css';

/** Placeholder rows while results load. */
export function ResultSkeleton(props: Omit<ComponentProps<'div'>, 'className' | 'children'>) {
  return (
    <div className={styles.waiting} {...props}>
      {[0, 1, 2].map((line) => (
        <Skeleton key={line} blockSize={24} />
      ))}
    </div>
  );
}
