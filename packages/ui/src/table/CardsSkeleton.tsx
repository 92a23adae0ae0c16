import { Skeleton } from '../components/Skeleton/Skeleton';
import * as styles from './TableCards.css';

/** Cards that are on their way. */
export function CardsSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <li key={at} className={styles.item} aria-hidden="true">
      <span className={styles.words}>
        <Skeleton inlineSize={168} blockSize={16} shape="text" />
        <Skeleton inlineSize="72%" blockSize={12} shape="text" />
      </span>
    </li>
  ));
}
