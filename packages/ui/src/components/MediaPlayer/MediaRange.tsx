import type { CSSProperties } from 'react';
import { cx } from '../../css/cx';
import * as styles from './MediaPlayer.css';

export interface MediaRangeProps {
  label: string;
  value: number;
  max: number;
  step: number;
  /** Formatted value, for `aria-valuetext`. */
  valueText: string;
  onValueChange: (value: number) => void;
  disabled?: boolean;
  className?: string;
}

/** Native range input, for built-in keyboard, touch and screen reader support. */
export function MediaRange({
  label,
  value,
  max,
  step,
  valueText,
  onValueChange,
  disabled,
  className,
}: MediaRangeProps) {
  const part = max > 0 ? (value / max) * 100 : 0;
  return (
    <span className={cx(styles.line, className)} style={{ '--media-part': `${part}%` } as CSSProperties}>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={max || 1}
        step={step}
        value={value}
        disabled={disabled}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        className={styles.range}
      />
    </span>
  );
}
