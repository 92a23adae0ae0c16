import { useContext } from 'react';
import { SliderStateContext } from 'react-aria-components';
import { cx } from '../../css/cx';
import * as styles from './Slider.css';

/** A marked value on a slider. */
export interface SliderMark {
  /** Value on the track. */
  value: number;
  /** Label next to the track. If omitted, the mark is a dot. */
  label?: string;
}

/** Marks and labels, decorative: screen readers announce the value itself. */
export function SliderMarks({ marks, origin = -Infinity }: { marks: readonly SliderMark[]; origin?: number }) {
  const state = useContext(SliderStateContext)!;
  const ends = state.values.length > 1 ? state.values : [origin, ...state.values];
  const first = Math.min(...ends);
  const last = Math.max(...ends);
  return marks.map(({ value, label }) => (
    <span
      key={value}
      aria-hidden="true"
      className={styles.mark[state.orientation]}
      style={{
        [state.orientation === 'vertical' ? 'insetBlockEnd' : 'insetInlineStart']:
          `${state.getValuePercent(value) * 100}%`,
      }}
      data-reached={(value >= first && value <= last) || undefined}
    >
      {label && <span className={cx(styles.markName[state.orientation])}>{label}</span>}
    </span>
  ));
}
