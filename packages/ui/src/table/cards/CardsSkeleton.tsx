import { Skeleton } from '../../components/Skeleton/Skeleton';
import { cx } from '../../css/cx';
import { invisible } from '../DataTable.css';
import * as styles from './TableCards.css';

interface CardsSkeletonProps {
  count: number;
  /** If true, the skeleton is visible. Otherwise it only reserves space. */
  isShown: boolean;
}

export function CardsSkeleton({ count, isShown }: CardsSkeletonProps) {
  return Array.from({ length: count }, (_, at) => (
    <li key={at} className={cx(styles.item, !isShown && invisible)} aria-hidden="true">
      <span className={styles.words}>
        <Skeleton inlineSize={168} blockSize={16} shape="text" />
        <Skeleton inlineSize="72%" blockSize={12} shape="text" />
      </span>
    </li>
  ));
}
