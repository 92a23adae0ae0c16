import { useLayoutEffect, useRef, type HTMLAttributes, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { cleanFragment } from '../../private/dom/richTextHtml';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import * as styles from './RichText.css';

export interface RichTextProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** HTML from any source. Sanitized before it is rendered. */
  html: string;
  /** `reading` for articles and emails, `body` next to controls. @default 'body' */
  variant?: 'body' | 'reading';
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Renders sanitized HTML, such as the value of a `RichTextEditor`. */
export function RichText({ html, variant = 'body', className, ref, ...rest }: RichTextProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => host.current?.replaceChildren(cleanFragment(html)), [html]);
  return (
    <div
      {...rest}
      ref={useMergedRef(host, ref)}
      className={cx(text[variant], styles.prose, styles.measure, className)}
    />
  );
}
