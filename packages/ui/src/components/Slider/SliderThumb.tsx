import { useContext, useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { SliderStateContext, SliderThumb as AriaSliderThumb } from 'react-aria-components';
import { tabular } from '../../css/typography.css';
import { cx } from '../../css/cx';
import * as styles from './Slider.css';
import { thumbText } from './thumbText';

interface SliderThumbProps {
  index: number;
  /** Accessible name of the thumb in a range. */
  label?: string;
  name?: string;
  describedBy?: string;
  tooltip: 'auto' | 'always' | 'none';
  invalid: boolean;
  disabled: boolean;
  readOnly: boolean;
  /** Ref to the input. */
  ref: Ref<HTMLInputElement> | undefined;
}

/** Draggable thumb with its value above. */
export function SliderThumb({
  index,
  label,
  name,
  describedBy,
  tooltip,
  invalid,
  disabled,
  readOnly,
  ref,
}: SliderThumbProps) {
  const state = useContext(SliderStateContext)!;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!);
  // React Aria has no read-only sliders.
  useEffect(() => input.current?.setAttribute('aria-readonly', String(readOnly)), [readOnly]);
  return (
    <AriaSliderThumb
      index={index}
      inputRef={input}
      isDisabled={disabled}
      name={name}
      aria-label={label}
      aria-describedby={describedBy}
      isInvalid={invalid}
      className={styles.thumb}
      data-invalid={invalid || undefined}
    >
      {tooltip !== 'none' && (
        <span aria-hidden="true" className={cx(tabular, styles.bubble)} data-always={tooltip === 'always' || undefined}>
          {thumbText(state, index)}
        </span>
      )}
    </AriaSliderThumb>
  );
}
