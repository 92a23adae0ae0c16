import { ArrowDown, ArrowUp } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Delta.css';

export interface DeltaProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The formatted change, such as "+12.4%". */
  text: string;
  /**
   * Direction of the arrow. `none` shows no arrow.
   * @default 'none'
   */
  direction?: 'up' | 'down' | 'none';
  /**
   * Evaluation of the change. Sets the color, and adds "better" or "worse" for screen readers.
   * @default 'neutral'
   */
  tone?: keyof typeof styles.tone;
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

const arrows = { up: ArrowUp, down: ArrowDown };

/** The change of a number. The arrow shows its direction, the color whether it is good or bad. */
export function Delta({ text, direction = 'none', tone = 'neutral', className, ref, ...rest }: DeltaProps) {
  const strings = useStrings(widgetStrings);
  const judgement = tone === 'good' ? strings.better : tone === 'bad' ? strings.worse : undefined;
  return (
    <span ref={ref} {...rest} className={cx(styles.root, styles.tone[tone], className)}>
      {direction !== 'none' && <Icon as={arrows[direction]} size={12} />}
      <bdi dir="ltr">{text}</bdi>
      {judgement && <VisuallyHidden>, {judgement}</VisuallyHidden>}
    </span>
  );
}
