import { matchParts, type MatchPart } from '../lib/matchParts';
import * as styles from './MarkedText.css';

/** A part of a text, highlighted if it matches. */
export function MarkedPart({ text, isHit }: MatchPart) {
  return isHit ? <mark className={styles.hit}>{text}</mark> : text;
}

export interface MarkedTextProps {
  children: string;
  /** Search text. If omitted, nothing is marked. */
  find?: string;
}

/** Text with every match of `find` marked. */
export function MarkedText({ children, find = '' }: MarkedTextProps) {
  return matchParts(children, find).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
    <MarkedPart key={index} {...part} />
  ));
}
