import { X } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { fill, useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as styles from './Tag.css';

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  /** Height: 20 inside a table cell, 24 elsewhere. @default 'md' */
  size?: keyof typeof styles.sizes;
  /** `primary` for what is chosen. @default 'neutral' */
  tone?: keyof typeof styles.tones;
  /** Icon before the words. */
  icon?: IconType;
  /** Gives the tag a button that takes it away. */
  onRemove?: () => void;
  /** Name of that button. @default 'Remove' and the words, where they are a text */
  removeLabel?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** An attribute of a thing, in a word or two. */
export function Tag({
  size = 'md',
  tone = 'neutral',
  icon,
  onRemove,
  removeLabel,
  className,
  children,
  ...rest
}: TagProps) {
  const strings = useStrings(widgetStrings);
  const name = typeof children === 'string' ? children : '';
  return (
    <span className={cx(styles.root, styles.sizes[size], styles.tones[tone], className)} {...rest}>
      {icon && <Icon as={icon} size={12} />}
      <span className={styles.words}>{children}</span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLabel ?? fill(strings.removeTag, { name })}
          onClick={onRemove}
        >
          <Icon as={X} size={12} />
        </button>
      )}
    </span>
  );
}
