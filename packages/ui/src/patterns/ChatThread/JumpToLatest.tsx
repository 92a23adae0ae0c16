import { ArrowDown } from 'lucide-react';
import { Button } from '../../components/Button/Button';
import { fill, useStrings } from '../../private/strings/strings';
import { threadStrings } from '../../private/strings/threadStrings';
import * as styles from './ChatThread.css';

interface JumpToLatestProps {
  /** Number of messages received since the user scrolled away. */
  count: number;
  onJump: () => void;
}

/** Button that scrolls to the latest message and shows the number of new ones. */
export function JumpToLatest({ count, onJump }: JumpToLatestProps) {
  const strings = useStrings(threadStrings);
  const words = fill(strings.newCount, { count });
  return (
    <div className={styles.jump}>
      <Button
        size="sm"
        startIcon={ArrowDown}
        aria-label={count > 0 ? `${strings.latest}, ${words}` : strings.latest}
        iconOnly={count === 0}
        round={count === 0}
        onClick={onJump}
      >
        {count > 0 && words}
      </Button>
    </div>
  );
}
