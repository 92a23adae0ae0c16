import { ArrowUp } from 'lucide-react';
import { useRef, type ComponentProps, type MouseEvent } from 'react';
import { useScrolled } from '../../hooks/useScrolled';
import { cx } from '../../css/cx';
import { prefersReducedMotion } from '../../private/dom/media';
import { shellStrings } from '../../private/strings/shellStrings';
import { useStrings } from '../../private/strings/strings';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './ScrollToTop.css';
import { useCoversFocus } from './useCoversFocus';

export interface ScrollToTopProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Scroll distance from the top at which the button appears, px. @default 300 */
  after?: number;
  /** Called when scrolling to the top starts. Move focus to the top, otherwise the next Tab scrolls back down. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button that scrolls a long page back to the top. */
export function ScrollToTop({ after = 300, onClick, className, ...rest }: ScrollToTopProps) {
  const strings = useStrings(shellStrings);
  const isFar = useScrolled(after);
  const place = useRef<HTMLSpanElement>(null);
  const coversFocus = useCoversFocus(place, isFar);
  const scroll = (event: MouseEvent<HTMLButtonElement>) => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    onClick?.(event);
  };
  return (
    // Always rendered: React Aria warns about controls that mount while the page is inert.
    <span ref={place} className={cx(styles.place, coversFocus && styles.covering, className)} hidden={!isFar}>
      <IconButton
        {...rest}
        variant="quiet"
        round
        icon={ArrowUp}
        label={strings.scrollToTop}
        tooltipPlacement="start"
        onClick={scroll}
      />
    </span>
  );
}
