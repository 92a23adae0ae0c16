import { base, from, truncate, vars } from '@larder/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

/** What is long is cut before it pushes the row's actions out of sight: so much of the window is a column's. */
const cutAt = (size: string) => ({ '@media': { [from('md')]: { maxInlineSize: size } } });

/** Name above user name. */
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  ...cutAt('clamp(120px, 20vw - 70px, 280px)'),
});
export const address = style([truncate, { display: 'block', ...cutAt('clamp(120px, 34vw - 220px, 300px)') }]);
export const company = style([truncate, { display: 'block', ...cutAt('clamp(96px, 20vw - 90px, 220px)') }]);

const glow = keyframes({
  from: { boxShadow: `inset 0 0 0 100vmax ${vars.color.primary.light}` },
  to: { boxShadow: 'inset 0 0 0 100vmax transparent' },
});

/** Marks the row of someone who was just added; it fades by itself. */
export const fresh = style({});
for (const cell of ['td', 'th'])
  globalStyle(`tr:has(.${fresh}) > ${cell}`, { animation: `${glow} 4s ${base.motion.ease}` });
globalStyle(`li:has(.${fresh})`, { animation: `${glow} 4s ${base.motion.ease}` });
