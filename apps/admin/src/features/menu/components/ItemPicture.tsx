import type { MenuItem } from '@larder/domain/contract';
import { vars } from '@larder/ui/theme';
import * as styles from './Menu.css';

export interface ItemPictureProps {
  item: Pick<MenuItem, 'id' | 'name' | 'photo' | 'category'>;
  /** `row` is 42 px, `head` 64 px, `preview` 160 × 120 px. @default 'row' */
  size?: 'row' | 'head' | 'preview';
}

const colors = [vars.chart.c2, vars.chart.c3, vars.chart.c4, vars.chart.c5, vars.chart.c1, vars.chart.c8];

/** Yields pseudo-random numbers from 0 to 1, seeded by the text. */
function* numbersOf(text: string) {
  let state = Array.from(text).reduce((sum, char) => (Math.imul(sum, 31) + char.charCodeAt(0)) >>> 0, 7);
  while (true) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** The uploaded photo of an item, or a plate or glass that is drawn from its seed. */
export function ItemPicture({ item, size = 'row' }: ItemPictureProps) {
  const { photo, category, id } = item;
  const props = { className: styles.picture, 'data-size': size };
  if (photo?.kind === 'upload')
    return <img {...props} className={`${styles.picture} ${styles.photo}`} src={photo.dataUrl} alt={photo.alt} />;
  const numbers = numbersOf(photo?.seed ?? id);
  const next = () => numbers.next().value as number;
  const pick = () => colors[Math.floor(next() * colors.length)];
  const isDrink = category === 'soft_drink' || category === 'alcohol';
  return (
    <svg {...props} viewBox="0 0 42 42" aria-hidden>
      {isDrink ? (
        <>
          <path d="M13 8h16l-2.5 26h-11z" fill={vars.role.surface} />
          <path
            d={`M13.${Math.floor(next() * 6)} ${14 + Math.floor(next() * 6)}h14.6L26.5 34h-11z`}
            fill={pick()}
            opacity="0.85"
          />
        </>
      ) : (
        <>
          <circle cx="21" cy="21" r="16" fill={vars.role.surface} />
          <circle cx="21" cy="21" r="11.5" fill="none" stroke={vars.role.border} />
          {photo !== null &&
            [0, 1, 2, 3].map((each) => (
              <ellipse
                key={each}
                cx={15 + next() * 12}
                cy={15 + next() * 12}
                rx={2.5 + next() * 4}
                ry={2 + next() * 3}
                transform={`rotate(${Math.floor(next() * 180)} 21 21)`}
                fill={pick()}
              />
            ))}
        </>
      )}
    </svg>
  );
}
