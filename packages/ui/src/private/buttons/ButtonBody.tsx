import type { ReactNode } from 'react';
import * as styles from './Button.css';
import { Icon, type IconType } from '../../icons/Icon';
import type { ThemeColor } from '../../theme/tokens';
import { cx } from '../../css/cx';

/** Appearance props shared by buttons and button links. */
export interface ButtonLookProps {
  /**
   * Visual weight. Use one `filled` button per view, `quiet` next to it and `plain` for cancel. `relief` is a
   * raised filled button for the main action of a page. `link` looks like a link.
   * @default 'quiet'
   */
  variant?: keyof typeof styles.variant;
  /**
   * Theme color of `filled`, `relief`, `outline`, `flat` and `link`.
   * @default 'primary'
   */
  tone?: ThemeColor;
  /**
   * Height: 32 px (`sm`), 36 px (`bar`, for page headers and filter bars), 40 px (`md`) or 48 px (`lg`).
   * @default 'md'
   */
  size?: keyof typeof styles.size;
  /** Icon before the label. */
  startIcon?: IconType;
  /** Icon after the label. */
  endIcon?: IconType;
  /** If true, fills the width of the container. @default false */
  block?: boolean;
  /** If true, shows only the start icon or the child, in a square. Requires an `aria-label`. @default false */
  iconOnly?: boolean;
  /** If true, the ends are fully rounded. @default false */
  round?: boolean;
}

/** Returns the class names of a button or button link. */
export function buttonClass(
  { variant = 'quiet', tone = 'primary', size = 'md', block, iconOnly, round }: ButtonLookProps,
  className?: string,
) {
  return cx(
    styles.root,
    styles.tone[tone],
    styles.variant[variant],
    styles.size[size],
    block && styles.block,
    iconOnly && styles.iconOnly,
    iconOnly && variant === 'plain' && styles.quietIcon,
    round && styles.round,
    className,
  );
}

interface ButtonBodyProps extends ButtonLookProps {
  loading?: boolean;
  loadingLabel?: string;
  children?: ReactNode;
}

const isText = (children: ReactNode): boolean =>
  typeof children === 'string' || typeof children === 'number' || (Array.isArray(children) && children.every(isText));
const labelOf = (children: ReactNode) => (isText(children) ? styles.textLabel : styles.label);

/** Content of a button: icons, label and spinner. */
export function ButtonBody({
  size = 'md',
  startIcon,
  endIcon,
  iconOnly,
  loading = false,
  loadingLabel,
  children,
}: ButtonBodyProps) {
  const iconSize = size === 'sm' || size === 'bar' ? 16 : 18;
  const spinnerInIcon = iconSize === 18 && (iconOnly ? styles.inIcon : styles.inStartIcon);

  if (iconOnly) {
    if (loading) return <span className={cx(styles.spinner, spinnerInIcon)} />;
    return startIcon ? <Icon as={startIcon} size={iconSize} /> : children;
  }

  // The spinner replaces the start icon, precedes the loading label, or covers the label.
  const leads = loading && startIcon !== undefined;
  const covers = loading && startIcon === undefined && loadingLabel === undefined;
  return (
    <>
      {leads && <span className={cx(styles.spinner, spinnerInIcon || styles.startIcon)} />}
      {startIcon && !loading && <Icon as={startIcon} size={iconSize} className={styles.startIcon} />}
      {loadingLabel === undefined ? (
        <span className={cx(labelOf(children), covers && styles.covered)}>{children}</span>
      ) : (
        <span className={styles.labels}>
          <span className={cx(labelOf(children), loading && styles.away)}>{children}</span>
          <span className={cx(styles.label, !loading && styles.away)}>
            {!startIcon && <span className={styles.spinner} />}
            {loadingLabel}
          </span>
        </span>
      )}
      {covers && <span className={cx(styles.spinner, styles.centered)} />}
      {endIcon && <Icon as={endIcon} size={iconSize} className={styles.endIcon} />}
    </>
  );
}
