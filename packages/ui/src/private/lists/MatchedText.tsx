import * as styles from './MatchedText.css';

export interface MatchedTextProps {
  children: string;
  /** The part that was typed: start and end. */
  match?: readonly [start: number, end: number];
}

/** A text whose typed part is marked. */
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
