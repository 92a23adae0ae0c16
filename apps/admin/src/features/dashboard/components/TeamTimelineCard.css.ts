import { base, text, vars } from '@larder/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const dotSize = '24px';

export const entries = style({ display: 'flex', flexDirection: 'column' });
export const entry = style({
  position: 'relative',
  display: 'flex',
  gap: base.space.px12,
  paddingBlockEnd: base.space.px12,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${dotSize} / 2 - .5px)`,
      insetBlock: `calc(${base.space.px24} + ${base.space.px4}) ${base.space.px4}`,
      inlineSize: '1px',
      background: vars.role.borderStrong,
    },
  },
});
const round = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: dotSize,
  blockSize: dotSize,
  borderRadius: base.radius.full,
});
export const dot = styleVariants(vars.color, ({ light, text: color }) => [round, { background: light, color }]);

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: base.space.px4,
  flex: '1 1 auto',
  minInlineSize: 0,
});
export const line = style({
  display: 'flex',
  gap: base.space.px8,
  justifyContent: 'space-between',
  alignItems: 'baseline',
  inlineSize: '100%',
});
export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
/** Download link that looks like a tag. */
export const file = style([
  text.caption,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space.px6,
    minBlockSize: base.size.target,
    maxInlineSize: '100%',
    paddingInline: base.space.px8,
    border: `1px solid ${vars.role.borderStrong}`,
    borderRadius: base.radius.sm,
    color: vars.role.text,
    fontWeight: 550,
    textDecoration: 'none',
  },
]);
export const people = style({ display: 'flex', flexWrap: 'wrap', gap: base.space.px4 });
export const person = style({ display: 'block', borderRadius: base.radius.full });
