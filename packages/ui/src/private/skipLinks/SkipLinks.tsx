import { skipStrings } from '../strings/skipStrings';
import { useStrings } from '../strings/strings';
import * as styles from './SkipLinks.css';

export interface SkipTarget {
  /** ID of the region. */
  id: string;
  label: keyof Omit<typeof skipStrings, 'skipLinks'>;
  /** Called when the link is followed. Must move focus to the region. */
  onFollow: () => void;
}

/** The first tab stops of a page, visible on focus. */
export function SkipLinks({ targets }: { targets: readonly SkipTarget[] }) {
  const strings = useStrings(skipStrings);
  return (
    <nav aria-label={strings.skipLinks} className={styles.root}>
      {targets.map(({ id, label, onFollow }) => (
        <a
          key={id}
          href={`#${id}`}
          className={styles.link}
          onClick={(event) => {
            // Don't change the URL: a hash would count as a navigation.
            event.preventDefault();
            onFollow();
          }}
        >
          {strings[label]}
        </a>
      ))}
    </nav>
  );
}
