import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { cx } from '../../css/cx';
import { carouselStrings } from '../../private/strings/carouselStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { Button } from '../Button/Button';
import * as styles from './Carousel.css';

interface CarouselControlsProps {
  index: number;
  /** Index of the last position. */
  last: number;
  loop: boolean;
  isPlaying: boolean;
  showButtons: boolean;
  showDots: boolean;
  /** ID of the element that contains the slides. */
  frameId: string;
  /** Pauses or resumes autoplay. If undefined, there is no pause button. */
  onPause: ((isPaused: boolean) => void) | undefined;
  onStep: (by: number) => void;
  onIndexChange: (index: number) => void;
}

/** Pause button, previous and next buttons, and one dot per position. */
export function CarouselControls({
  index,
  last,
  loop,
  isPlaying,
  showButtons,
  showDots,
  frameId,
  onPause,
  onStep,
  onIndexChange,
}: CarouselControlsProps) {
  const strings = useStrings(carouselStrings);
  const arrow = {
    variant: 'plain',
    size: 'sm',
    iconOnly: true,
    'aria-controls': frameId,
  } as const;
  return (
    <div className={cx(styles.controls, styles.atFoot)}>
      {onPause && (
        <Button
          {...arrow}
          startIcon={isPlaying ? Pause : Play}
          aria-label={isPlaying ? strings.pauseSlides : strings.playSlides}
          onClick={() => onPause(isPlaying)}
        />
      )}
      {showButtons && (
        <Button
          {...arrow}
          startIcon={ChevronLeft}
          aria-label={strings.previousSlide}
          aria-disabled={!loop && index === 0}
          onClick={() => onStep(-1)}
        />
      )}
      {showDots && (
        <div role="group" aria-label={strings.slidePicker} className={styles.dots}>
          {Array.from({ length: last + 1 }, (_, at) => (
            <button
              key={at}
              type="button"
              aria-label={fill(strings.goToSlide, { index: at + 1, count: last + 1 })}
              aria-current={at === index || undefined}
              className={styles.dot}
              onClick={() => onIndexChange(at)}
            />
          ))}
        </div>
      )}
      {showButtons && (
        <Button
          {...arrow}
          startIcon={ChevronRight}
          aria-label={strings.nextSlide}
          aria-disabled={!loop && index === last}
          onClick={() => onStep(1)}
        />
      )}
    </div>
  );
}
