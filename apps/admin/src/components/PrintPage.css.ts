import { base, text } from '@larder/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A sheet as wide as A4 paper on screen. */
export const page = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px16,
  inlineSize: '100%',
  maxInlineSize: '860px',
  marginInline: 'auto',
  padding: base.space.px16,
  '@media': { print: { display: 'block', maxInlineSize: 'none', padding: 0 } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: base.space.px8,
  '@media': { print: { display: 'none' } },
});

export const title = style([text.title2, { margin: 0, alignSelf: 'center' }]);
export const onScreen = style({ '@media': { print: { display: 'none' } } });

/** Each document starts on a new page. */
export const document = style({ selectors: { '& + &': { breakBefore: 'page' } } });

// Print on white in every skin.
globalStyle(`html:has(${page}), html:has(${page}) body`, {
  '@media': { print: { background: 'none', colorScheme: 'light' } },
});
