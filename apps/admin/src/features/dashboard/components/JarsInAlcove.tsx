import * as styles from './BestDayCard.css';

const jars = [
  { color: 'c2', x: 50, top: 62 },
  { color: 'c1', x: 84, top: 46 },
  { color: 'c4', x: 118, top: 54 },
] as const;
const shelfTop = 92;

/** Illustration of three jars on a shelf. */
export function JarsInAlcove({ className }: { className?: string }) {
  return (
    <svg className={className} width="196" height="104" viewBox="0 0 196 104" aria-hidden="true" focusable="false">
      <path className={styles.arch} d="M40 104V62a56 56 0 0 1 112 0v42z" />
      <rect className={styles.shelf} x="22" y={shelfTop} width="150" height="4" rx="1" />
      {jars.map(({ color, x, top }) => (
        <g key={color}>
          <rect className={styles.jar[color]} x={x} y={top} width="24" height={shelfTop - top} rx="6" />
          <rect className={styles.lid} x={x + 3} y={top - 8} width="18" height="8" rx="2.5" />
          <path className={styles.light} d={`M${x + 5} ${top + 8}V${shelfTop - 10}`} />
          <rect className={styles.shade} x={x + 17} y={top} width="7" height={shelfTop - top} />
        </g>
      ))}
    </svg>
  );
}
