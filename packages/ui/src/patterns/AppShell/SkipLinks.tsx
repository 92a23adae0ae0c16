import { shellStrings } from '../../private/strings/shellStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './AppShell.css';

export interface SkipLinksProps {
  /** Moves focus to the content. */
  onContent: () => void;
  /** Moves focus to the menu. */
  onMenu: () => void;
  /** ID of the content region. */
  contentId: string;
  /** ID of the menu. */
  menuId: string;
}

/** The first two tab stops of a page, visible on focus. */
export function SkipLinks({ onContent, onMenu, contentId, menuId }: SkipLinksProps) {
  const strings = useStrings(shellStrings);
  const links = [
    { id: contentId, words: strings.skipToContent, run: onContent },
    { id: menuId, words: strings.skipToMenu, run: onMenu },
  ];
  return (
    <nav aria-label={strings.skipLinks} className={styles.skipLinks}>
      {links.map(({ id, words, run }) => (
        <a
          key={id}
          href={`#${id}`}
          className={styles.skipLink}
          onClick={(event) => {
            // Don't change the URL: a hash would count as a navigation.
            event.preventDefault();
            run();
          }}
        >
          {words}
        </a>
      ))}
    </nav>
  );
}
