import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: base.space.px12,
  paddingInline: `${base.space.px16} calc(${base.space.px12} + 2px)`,
  background: vars.role.surface,
  border: `1px solid ${vars.part.cardBorder}`,
  borderRadius: base.radius.lg,
  boxShadow: vars.elevation.e1,
  transition: `background-color ${base.motion.fast} ${base.motion.ease}, border-color ${base.motion.fast} ${base.motion.ease}`,
});

export const reacts = style({
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover': {
          borderColor: vars.role.borderStrong,
          background: `color-mix(in oklab, ${vars.role.hover} 45%, ${vars.role.surface})`,
        },
      },
    },
  },
});

export const selected = style({
  borderColor: vars.color.primary.text,
  boxShadow: `inset 0 0 0 1px ${vars.color.primary.text}`,
});

/** The label is at the top, number and change at the bottom, so that numbers align across cards. */
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px6,
  minBlockSize: base.space.px16,
  marginBlockEnd: 'auto',
  paddingBlockEnd: base.space.px6,
});
export const label = style({ color: vars.role.textMuted, minInlineSize: 0 });

/** The label's link or button covers the card, so that its accessible name stays short. */
export const cover = style({
  color: 'inherit',
  textAlign: 'start',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-1px', borderRadius: base.radius.lg },
    '&:focus-visible::after': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
  },
});

/** Positioned above the link or button that covers the card, so that it can be clicked. */
export const info = style({
  position: 'relative',
  display: 'inline-flex',
  marginInlineStart: 'auto',
  marginBlock: `calc(-1 * ${base.space.px8})`,
});

/** Reserves three lines, because the comparison next to a trend can wrap. Numbers align across cards. */
const tallSize = `calc(${base.space.px48} + ${base.space.px6})`;
export const tall = style({ minBlockSize: tallSize });
export const footer = style({
  display: 'flex',
  // In a narrow card, the trend moves below the comparison.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: base.space.px8,
  paddingBlockStart: base.space.px6,
  boxSizing: 'border-box',
  // In a row of cards, one with a change or trend reserves the lines in all.
  selectors: { [`ul:has(> li > * > ${tall}) > li > * > &`]: { minBlockSize: tallSize } },
});
export const trend = style({ alignSelf: 'flex-end', marginInlineStart: 'auto' });
export const words = style({
  flex: `1 1 ${base.space.px64}`,
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  minInlineSize: 0,
});
export const comparison = style({
  fontFamily: base.font.ui,
  fontSize: `calc(${base.fontSize.micro} + 0.5px)`,
  lineHeight: base.lineHeight.caption,
  color: vars.role.textSubtle,
  maxInlineSize: '100%',
  // At most two lines.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const loading = style({ display: 'grid', gap: base.space.px6, blockSize: '32px', alignContent: 'center' });
