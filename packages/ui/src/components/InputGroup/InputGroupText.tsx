import type { ComponentProps } from 'react';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as styles from './InputGroup.css';

export interface InputGroupTextProps extends ComponentProps<'span'> {
  /** Icon before the text, or instead of it. */
  icon?: IconType;
  /** Height. Use the size of the fields in the group. @default 'md' */
  size?: keyof typeof styles.sizes;
}

/** Fixed text or an icon before, between or after the fields of an `InputGroup`. */
export function InputGroupText({ icon, size = 'md', className, children, ...rest }: InputGroupTextProps) {
  return (
    <span {...rest} className={cx(styles.addon, styles.sizes[size], className)}>
      {icon && <Icon as={icon} size={size === 'md' ? 18 : 16} />}
      {children}
    </span>
  );
}
