import { useLayoutEffect, useRef, type HTMLAttributes, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { cleanFragment, linkHeadings } from '../../private/dom/richTextHtml';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import * as styles from './RichText.css';

export interface RichTextProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** HTML from any source. Sanitized before it is rendered. */
  html: string;
  /** `reading` for articles and emails, `body` next to controls. @default 'body' */
  variant?: 'body' | 'reading';
  /**
   * If true, each heading has an ID and a link to itself, for a list such as "On this page".
   * @default false
   */
  linkedHeadings?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Renders sanitized HTML, such as the value of a `RichTextEditor`. */
export function RichText({ html, variant = 'body', linkedHeadings = false, className, ref, ...rest }: RichTextProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => host.current?.replaceChildren(linkedHeadings ? linkHeadings(cleanFragment(html)) : cleanFragment(html)),
    [html, linkedHeadings],
  );
  return (
    <div
      {...rest}
      ref={useMergedRef(host, ref)}
      className={cx(text[variant], styles.prose, styles.measure, className)}
    />
  );
}
