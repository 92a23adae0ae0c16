import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    paddingBlock: base.space.px12,
    paddingInline: `${base.space.px16} 14px`,
    background: vars.role.surface,
    border: `1px solid ${vars.part.cardBorder}`,
    borderRadius: base.radius.lg,
    boxShadow: vars.elevation.e1,
    transition: `background-color ${base.motion.fast} ${base.motion.ease}, border-color ${base.motion.fast} ${base.motion.ease}`,
  }),
);

export const reacts = style(
  inLayer({
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
  }),
);

export const selected = style(
  inLayer({ borderColor: vars.color.primary.text, boxShadow: `inset 0 0 0 1px ${vars.color.primary.text}` }),
);

/** Stands at the top, number and change at the foot: beside each other the numbers are on one line, whatever the labels take. */
export const head = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px6,
    minBlockSize: base.space.px16,
    marginBlockEnd: 'auto',
    paddingBlockEnd: base.space.px6,
  }),
);
export const label = style(inLayer({ color: vars.role.textMuted, minInlineSize: 0 }));

/** The link or button of the label covers the card, so that its name stays short. */
export const cover = style(
  inLayer({
    color: 'inherit',
    textAlign: 'start',
    outline: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: '-1px', borderRadius: base.radius.lg },
      '&:focus-visible::after': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
    },
  }),
);

/** Comes after the cover, so that it stays in reach. */
export const info = style(
  inLayer({
    position: 'relative',
    display: 'inline-flex',
    marginInlineStart: 'auto',
    marginBlock: `calc(-1 * ${base.space.px8})`,
  }),
);

export const foot = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: base.space.px8,
    paddingBlockStart: base.space.px6,
    // Two lines, also where there is one or none.
    minBlockSize: `calc(${base.space.px32} + ${base.space.px6})`,
    boxSizing: 'border-box',
  }),
);
export const words = style(inLayer({ display: 'grid', justifyItems: 'start', minInlineSize: 0 }));
export const comparison = style(
  inLayer({
    fontFamily: base.font.ui,
    fontSize: '11.5px',
    lineHeight: '16px',
    color: vars.role.textSubtle,
    maxInlineSize: '100%',
  }),
);
export const loading = style(
  inLayer({ display: 'grid', gap: base.space.px6, blockSize: '32px', alignContent: 'center' }),
);
