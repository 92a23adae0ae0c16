import { Children, useId, useRef, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { below, reducedMotion } from '../../css/componentStyle';
import { carouselStrings } from '../../private/strings/carouselStrings';
import { cx } from '../../css/cx';
import { fill, useStrings } from '../../private/strings/strings';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { useControlledState } from '../../private/hooks/useControlledState';
import { CarouselControls } from './CarouselControls';
import * as styles from './Carousel.css';
import { slideAfter } from './slides';
import { useAutoplay } from './useAutoplay';
import { useSlides } from './useSlides';

export interface CarouselProps extends Omit<HTMLAttributes<HTMLElement>, 'onChange'> {
  /** Accessible name of the carousel. */
  label: string;
  /** The slides. */
  children: ReactNode;
  /** Zero-based index of the first visible slide (controlled). */
  index?: number;
  /**
   * Initial index of the first visible slide (uncontrolled).
   * @default 0
   */
  defaultIndex?: number;
  /** Called with the new index, including after swipes and autoplay. */
  onIndexChange?: (index: number) => void;
  /**
   * Number of slides side by side at 768px and up. Below that, it is always one.
   * @default 1
   */
  perView?: number;
  /**
   * If true, continues with the first slide after the last.
   * @default false
   */
  loop?: boolean;
  /**
   * Interval in ms after which the next slide is shown, always looping. Pauses on hover and focus, and never runs with
   * reduced motion.
   * @default off
   */
  autoplay?: number;
  /** Shows a dot for each scroll position. @default true */
  showDots?: boolean;
  /**
   * Shows the previous and next buttons.
   * @default true
   */
  showButtons?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Slides in a scrollable row, controlled by swipe, buttons, dots and keyboard. */
export function Carousel({
  label,
  children,
  index: given,
  defaultIndex = 0,
  onIndexChange,
  perView: perViewWide = 1,
  loop = false,
  autoplay,
  showDots = true,
  showButtons = true,
  className,
  style,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ref,
  ...rest
}: CarouselProps) {
  const strings = useStrings(carouselStrings);
  const slides = Children.toArray(children);
  const count = slides.length;
  const isNarrow = useMediaQuery(below('md'));
  const prefersReducedMotion = useMediaQuery(reducedMotion);
  const perView = isNarrow ? 1 : perViewWide;
  const last = Math.max(0, count - perView);
  const [wished, setIndex] = useControlledState(given, defaultIndex, onIndexChange);
  const index = Math.min(last, Math.max(0, wished));
  const frame = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLElement>(null);
  const frameId = useId();

  useSlides(frame, index, (found) => setIndex(Math.min(last, found)));

  const step = (by: number) => setIndex(slideAfter(index, by, count, perView, loop));
  const { isPlaying, isMoving, setPaused, setHovered, setFocused } = useAutoplay(autoplay, prefersReducedMotion, () =>
    setIndex(slideAfter(index, 1, count, perView, true)),
  );

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const target = { [forward]: 1, [backward]: -1, Home: -index, End: last - index }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setIndex(
      event.key === 'Home' || event.key === 'End' ? index + target : slideAfter(index, target, count, perView, loop),
    );
  };

  return (
    <section
      {...rest}
      ref={useMergedRef(root, ref)}
      aria-roledescription={strings.carousel}
      aria-label={label}
      className={cx(styles.root, className)}
      style={{ '--slides-wide': perViewWide, '--slides-narrow': 1, ...style } as never}
      onPointerEnter={(event) => {
        setHovered(event.pointerType === 'mouse');
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        setHovered(false);
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(event.currentTarget.contains(event.relatedTarget));
        onBlur?.(event);
      }}
    >
      {count > perView && (autoplay !== undefined || showButtons || showDots) && (
        <CarouselControls
          {...{ index, last, loop, isPlaying, showButtons, showDots, frameId }}
          onPause={autoplay !== undefined && !prefersReducedMotion ? setPaused : undefined}
          onStep={step}
          onIndexChange={setIndex}
        />
      )}
      <div
        ref={frame}
        id={frameId}
        role="group"
        aria-label={label}
        // Announce slide changes, but not during autoplay (APG carousel pattern).
        aria-live={isMoving ? 'off' : 'polite'}
        tabIndex={0}
        className={styles.frame}
        onKeyDown={handleKey}
      >
        {slides.map((content, at) => {
          const isInView = at >= index && at < index + perView;
          return (
            <div
              key={at}
              role="group"
              aria-roledescription={strings.slide}
              aria-label={fill(strings.slideOf, { index: at + 1, count })}
              className={styles.slide}
              inert={!isInView}
            >
              {content}
            </div>
          );
        })}
      </div>
    </section>
  );
}
