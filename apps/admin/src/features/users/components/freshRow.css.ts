import { base, vars } from '@larder/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const glow = keyframes({
  from: { boxShadow: `inset 0 0 0 100vmax ${vars.color.primary.light}` },
  to: { boxShadow: 'inset 0 0 0 100vmax transparent' },
});

/** Highlights the row of a new user and fades out. */
export const fresh = style({});
for (const cell of ['td', 'th'])
  globalStyle(`tr:has(.${fresh}) > ${cell}`, { animation: `${glow} 4s ${base.motion.ease}` });
globalStyle(`li:has(.${fresh})`, { animation: `${glow} 4s ${base.motion.ease}` });
