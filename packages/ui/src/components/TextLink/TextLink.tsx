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
   * Colour; `inherit` takes that of the sentence.
   * @default 'primary'
   */
  tone?: keyof typeof styles.tone;
  /**
   * When the underline shows; `always` inside a running sentence.
   * @default 'hover'
   */
  underline?: keyof typeof styles.underline;
  /** Icon before the words. */
  icon?: IconType;
  /** Leads out of the product: opens a new tab, says so, and shows it by an icon. @default false */
  external?: boolean;
  /** The link. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A way to another page, in text or beside a label. */
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
