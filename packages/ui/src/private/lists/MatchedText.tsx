import * as styles from './MatchedText.css';

export interface MatchedTextProps {
  children: string;
  /** Matching part of the text: start and end index. */
  match?: readonly [start: number, end: number];
}

/** Text with a highlighted range. */
export function MatchedText({ children, match }: MatchedTextProps) {
  if (!match) return children;
  return (
    <>
      {children.slice(0, match[0])}
      <mark className={styles.mark}>{children.slice(...match)}</mark>
      {children.slice(match[1])}
    </>
  );
}
