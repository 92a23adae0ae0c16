import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { useOverflow } from '../../private/hooks/useOverflow';
import { ClipboardButton } from '../ClipboardButton/ClipboardButton';
import * as styles from './CodeBlock.css';
import { importLines, plainLines, type CodeToken } from './codeLines';
import type { CodeLanguage } from './languages';

export interface CodeBlockProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The source code. */
  code: string;
  /** Language for syntax highlighting, which is lazy-loaded. If omitted, the code is not highlighted. */
  language?: CodeLanguage;
  /** Title, such as a file name. */
  title?: ReactNode;
  /** Accessible name, such as "Request". @default `title` if it is a string, otherwise `language` */
  label?: string;
  /**
   * Shows a copy button.
   * @default true
   */
  showCopy?: boolean;
  /**
   * Shows line numbers, which are not copied.
   * @default false
   */
  showLineNumbers?: boolean;
  /**
   * Number of the first line.
   * @default 1
   */
  startLine?: number;
  /** Numbers of the highlighted lines. @default [] */
  markedLines?: readonly number[];
  /**
   * Wraps long lines instead of scrolling.
   * @default false
   */
  wrap?: boolean;
  /** Maximum height in px; longer code scrolls. */
  maxBlockSize?: number;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Returns highlighted lines, or plain lines until the highlighter has loaded or if it fails. */
function useHighlighted(code: string, language: CodeLanguage | undefined): CodeToken[][] {
  const [found, setFound] = useState<{ code: string; language: string; lines: CodeToken[][] }>();
  const known = language === 'typescript' ? importLines(code) : undefined;
  const isKnown = known !== undefined;

  useEffect(() => {
    if (!language || isKnown) return;
    let isWanted = true;
    void import('./highlighter')
      .then(({ highlight }) => highlight(code, language))
      .then((lines) => isWanted && setFound({ code, language, lines }))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [code, language, isKnown]);

  if (known) return known;
  return found && found.code === code && found.language === language ? found.lines : plainLines(code);
}

/** A block of code with syntax highlighting and a copy button. */
export function CodeBlock({
  code,
  language,
  title,
  label,
  showCopy = true,
  showLineNumbers = false,
  startLine = 1,
  markedLines = [],
  wrap = false,
  maxBlockSize,
  className,
  ref,
  ...rest
}: CodeBlockProps) {
  const frame = useRef<HTMLPreElement>(null);
  const overflow = useOverflow(frame);
  // A trailing newline doesn't add a line.
  const lines = useHighlighted(code.replace(/\n$/, ''), language);
  const scrolls = overflow.inline || overflow.block;
  const name = label ?? (typeof title === 'string' ? title : undefined) ?? language;
  const digits = `${String(startLine + lines.length - 1).length}ch`;
  const copy = showCopy && <ClipboardButton value={code} iconOnly variant="plain" size="sm" className={styles.copy} />;

  return (
    <figure ref={ref} aria-label={name} {...rest} className={cx(styles.root, className)}>
      {title !== undefined && (
        <figcaption className={cx(text.label, styles.header)}>
          <span className={styles.title}>{title}</span>
          {copy}
        </figcaption>
      )}
      <pre
        ref={frame}
        dir="ltr"
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': name })}
        className={styles.frame}
        style={maxBlockSize === undefined ? undefined : { maxBlockSize }}
      >
        <code
          translate="no"
          className={cx(styles.code, wrap && styles.wraps, showLineNumbers && styles.numbered)}
          style={showLineNumbers ? ({ '--code-start': startLine - 1, '--code-digits': digits } as never) : undefined}
        >
          {lines.map((tokens, index) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
              key={index}
              data-marked={markedLines.includes(startLine + index) || undefined}
              className={cx(styles.line, showLineNumbers && styles.numberedLine)}
            >
              <span>
                {tokens.map(({ text: part, scope }, at) => {
                  const tokenClass =
                    scope && scope in styles.scopes && styles.scopes[scope as keyof typeof styles.scopes];
                  return tokenClass ? (
                    // oxlint-disable-next-line react/no-array-index-key -- tokens have no other identity
                    <span key={at} className={tokenClass}>
                      {part}
                    </span>
                  ) : (
                    part
                  );
                })}
                {index < lines.length - 1 && '\n'}
              </span>
            </span>
          ))}
        </code>
      </pre>
      {title === undefined && copy}
    </figure>
  );
}
