import { ArrowUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useScrolled } from '../../hooks/useScrolled';
import { cx } from '../../css/cx';
import { shellStrings } from '../../private/strings/shellStrings';
import { useStrings } from '../../private/strings/strings';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './ScrollToTop.css';

export interface ScrollToTopProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** Pixels of scroll from which on it shows. @default 300 */
  after?: number;
  /** Moves the focus to the top as well: it goes with the scroll, or the next Tab would jump back down. */
  onTop?: () => void;
}

/** A round button that brings a long page back to its beginning; at once where motion is reduced. */
export function ScrollToTop({ after = 300, onTop, className, ...rest }: ScrollToTopProps) {
  const strings = useStrings(shellStrings);
  const isFar = useScrolled(after);
  const scroll = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
    onTop?.();
  };
  return (
    // Always there: a page can scroll behind a layer, and react-aria takes a control that comes while the page is inert for a fault.
    <span className={cx(styles.place, className)} hidden={!isFar}>
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
