import { ExternalLink } from 'lucide-react';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { linkStrings } from '../../private/strings/linkStrings';
import { useStrings } from '../../private/strings/strings';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './TextLink.css';

export interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /**
   * Color. `inherit` uses the color of the surrounding text.
   * @default 'primary'
   */
  tone?: keyof typeof styles.tone;
  /**
   * When the link is underlined. Use `always` in running text.
   * @default 'hover'
   */
  underline?: keyof typeof styles.underline;
  /** Icon before the text. */
  icon?: IconType;
  /** If true, the link opens in a new tab, and has an icon and a hint for screen readers. @default false */
  external?: boolean;
  /** Ref to the link. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link in text or next to a label. */
export function TextLink({
  tone = 'primary',
  underline = 'hover',
  icon,
  external = false,
  className,
  children,
  ref,
  ...rest
}: TextLinkProps) {
  const strings = useStrings(linkStrings);
  return (
    <a
      ref={ref}
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      {...rest}
      className={cx(styles.root, styles.tone[tone], styles.underline[underline], className)}
    >
      {icon && <Icon as={icon} size={14} className={styles.icon} />}
      {icon && ' '}
      {children}
      {external && (
        <>
          {' '}
          <Icon as={ExternalLink} size={14} className={styles.icon} />
          <VisuallyHidden>{`(${strings.newTab})`}</VisuallyHidden>
        </>
      )}
    </a>
  );
}
