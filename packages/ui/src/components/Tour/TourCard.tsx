import { X } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, type ComponentProps, type ReactNode } from 'react';
import { Popover, useLocale, type Placement } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { panel } from '../../private/overlays/overlay.css';
import { fill, useStrings } from '../../private/strings/strings';
import { tourStrings } from '../../private/strings/tourStrings';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Tour.css';
import { useSpot } from './useSpot';

export interface TourStep {
  /** Unique ID. */
  id: string;
  /** Returns the highlighted element. Steps without a visible target are skipped. Must be a stable function. */
  target: () => Element | null | undefined;
  /** Title of the step. */
  title: string;
  /** Description in one or two sentences. */
  description: ReactNode;
  /** Side of the target. @default 'bottom' */
  placement?: Placement;
}

export interface TourCardProps extends Omit<ComponentProps<'div'>, 'role' | 'children'> {
  step: TourStep;
  /** Index of the step, from 0. */
  index: number;
  /** Number of steps. */
  count: number;
  onMove: (index: number) => void;
  onClose: (isThrough: boolean) => void;
}

/** A tour step: highlights a part of the page and shows a card next to it. */
export function TourCard({ step, index, count, onMove, onClose, className, onKeyDown, ...rest }: TourCardProps) {
  const strings = useStrings(tourStrings);
  const textId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const spot = useSpot(step.target);
  const element = spot?.element ?? null;
  const anchor = useMemo(() => ({ current: element }), [element]);
  const isLast = index === count - 1;
  const isRtl = useLocale().direction === 'rtl';

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isGone = !spot;
  useEffect(() => {
    if (isGone) onClose(false);
  }, [isGone, onClose]);
  if (!spot) return null;
  const { left, width } = spot.rect;
  // Toasts are shown at the other side of the screen.
  const isAtEnd = left + width / 2 > innerWidth / 2 !== isRtl;

  return (
    <>
      <div
        aria-hidden
        className={styles.spot}
        style={{ top: spot.rect.top, left: spot.rect.left, width: spot.rect.width, height: spot.rect.height }}
      />
      <Popover
        isOpen
        isNonModal
        triggerRef={anchor}
        placement={step.placement ?? 'bottom'}
        offset={14}
        containerPadding={12}
        className={cx(panel, styles.place)}
      >
        <div
          {...rest}
          role="dialog"
          data-modal={isAtEnd ? '' : 'start'}
          aria-describedby={textId}
          className={cx(styles.card, className)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            event.stopPropagation();
            onClose(false);
          }}
        >
          <div className={styles.header}>
            <h2 ref={heading} tabIndex={-1} className={cx(text.title3, styles.title)}>
              {step.title}
            </h2>
            <IconButton size="sm" icon={X} label={strings.close} onClick={() => onClose(false)} />
          </div>
          <p id={textId} className={cx(text.body, styles.words)}>
            {step.description}
          </p>
          <div className={styles.footer}>
            <span className={cx(text.caption, styles.count)}>{fill(strings.tourStep, { step: index + 1, count })}</span>
            {!isLast && (
              <Button size="sm" variant="plain" tone="secondary" onClick={() => onClose(false)}>
                {strings.skip}
              </Button>
            )}
            {index > 0 && (
              <Button size="sm" onClick={() => onMove(index - 1)}>
                {strings.back}
              </Button>
            )}
            <Button size="sm" variant="filled" onClick={() => (isLast ? onClose(true) : onMove(index + 1))}>
              {isLast ? strings.done : strings.next}
            </Button>
          </div>
        </div>
      </Popover>
    </>
  );
}
