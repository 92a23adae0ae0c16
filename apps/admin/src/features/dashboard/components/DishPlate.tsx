import { bitesOf } from '../dishDrawing';
import * as styles from './DishPlate.css';

/** Illustration of a dish on a plate, generated from its ID. */
export function DishPlate({ id }: { id: string }) {
  return (
    <svg className={styles.tile} width="32" height="32" viewBox="0 0 42 42" aria-hidden="true" focusable="false">
      <ellipse className={styles.shadow} cx="21" cy="22.5" rx="15" ry="14.5" />
      <circle className={styles.plate} cx="21" cy="21" r="15" />
      <circle className={styles.rim} cx="21" cy="21" r="10.5" />
      {bitesOf(id).map(({ color, x, y, rx, ry, turn }, place) => (
        <ellipse
          key={place}
          className={styles.food[color]}
          cx={x}
          cy={y}
          rx={rx}
          ry={ry}
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      <path className={styles.light} d="M11 17a11 11 0 0 1 7-6.500" />
    </svg>
  );
}
