import { X } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { fill, useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as styles from './Tag.css';

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  /** Height: 20 px (`sm`, for table cells) or 24 px. @default 'md' */
  size?: keyof typeof styles.sizes;
  /** Color. Use `primary` for selected tags. @default 'neutral' */
  tone?: keyof typeof styles.tones;
  /** Icon before the text. */
  icon?: IconType;
  /** Called when the remove button is pressed. If omitted, there is no button. */
  onRemove?: () => void;
  /** Accessible name of the remove button. @default 'Remove' and the text, localized */
  removeLabel?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** A short attribute of an item. */
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
