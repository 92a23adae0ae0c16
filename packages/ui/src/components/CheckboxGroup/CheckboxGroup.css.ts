import { below } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base } from '../../theme/vars.css';

/** Options in columns of equal width at 640px and up, otherwise in one column. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--option-columns, 1), minmax(0, 1fr))',
  columnGap: base.space.px16,
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Options side by side, as wide as their text. */
export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: base.space.px20 });

/** Options below the "select all" checkbox. */
export const nested = style({ paddingInlineStart: `calc(${base.space.px24} + ${base.space.px4})` });
