import * as styles from './Gallery.css';

/** Text of the docs, whose code is marked with backticks. */
export const withCode = (text: string) => (
  <bdi>{text.split('`').map((part, index) => (index % 2 > 0 ? <code key={index}>{part}</code> : part))}</bdi>
);

/** A paragraph of the docs of a component or a story. */
export const Intro = ({ text }: { text: string }) => <p className={styles.intro}>{withCode(text)}</p>;
