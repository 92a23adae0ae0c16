import type { ComponentProps } from 'react';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as styles from './InputGroup.css';

export interface InputGroupTextProps extends ComponentProps<'span'> {
  /** Icon before the words, or alone. */
  icon?: IconType;
  /** Height of the fields beside it: 32, 36, 40. @default 'md' */
  size?: keyof typeof styles.sizes;
}

/** Fixed words or a sign before, between or after the fields of an `InputGroup`. */
export function InputGroupText({ icon, size = 'md', className, children, ...rest }: InputGroupTextProps) {
  return (
    <span {...rest} className={cx(styles.addon, styles.sizes[size], className)}>
      {icon && <Icon as={icon} size={size === 'md' ? 18 : 16} />}
      {children}
    </span>
  );
}
