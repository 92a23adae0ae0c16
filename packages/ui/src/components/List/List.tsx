import { Children, type HTMLAttributes, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as styles from './List.css';

export interface ListProps extends HTMLAttributes<HTMLElement> {
  /**
   * Marker before each item. `number` renders an ordered list.
   * @default 'disc', or 'icon' if `icon` is set
   */
  marker?: keyof typeof styles.marker;
  /** Icon before each item. */
  icon?: IconType;
  /**
   * Gap between the items.
   * @default 'normal'
   */
  gap?: keyof typeof styles.gap;
  /**
   * Shows hairlines between the items.
   * @default false
   */
  divided?: boolean;
  /** Number of the first item of a numbered list. */
  start?: number;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** A text list. Each child is an item. */
export function List({
  icon,
  marker = icon ? 'icon' : 'disc',
  gap = 'normal',
  divided = false,
  className,
  children,
  ref,
  ...rest
}: ListProps) {
  const Element = marker === 'number' ? 'ol' : 'ul';
  return (
    <Element
      ref={ref as Ref<never>}
      // Safari with VoiceOver removes list semantics from lists without markers.
      role={marker === 'none' || marker === 'icon' ? 'list' : undefined}
      {...rest}
      className={cx(text.body, styles.root, styles.marker[marker], styles.gap[gap], className)}
    >
      {Children.map(children, (child) =>
        child === null || child === undefined || typeof child === 'boolean' ? null : (
          <li className={cx(styles.item, divided && styles.divided, icon && marker === 'icon' && styles.withIcon)}>
            {icon && marker === 'icon' && <Icon as={icon} size={16} className={styles.icon} />}
            {icon && marker === 'icon' ? <div>{child}</div> : child}
          </li>
        ),
      )}
    </Element>
  );
}
