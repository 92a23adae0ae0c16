import { forcedColors } from '../../css/componentStyle';
import { globalStyle, style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px4,
  minInlineSize: 0,
  selectors: {
    '&[data-orientation="vertical"]': { flexDirection: 'column', alignItems: 'stretch', flexWrap: 'nowrap' },
  },
});

/** `boxed` has a border; `plain` is for cards and editors. */
export const variants = styleVariants({
  plain: {},
  boxed: {
    padding: base.space.px4,
    border: `1px solid ${vars.role.border}`,
    borderRadius: base.radius.lg,
    background: vars.role.surface,
    boxShadow: vars.elevation.e1,
  },
});

/** Inner radius: the outer radius minus the padding. */
globalStyle(`${variants.boxed} > :is(button, a), ${variants.boxed} > [role="group"] > :is(button, a)`, {
  borderRadius: base.radius.md,
});

const line = { flex: 'none', border: 0, background: vars.role.borderStrong } as const;
const seen = { '@media': { [forcedColors]: { background: 'CanvasText' } } };

/** Hairline between groups. */
export const separators = styleVariants({
  vertical: { ...line, ...seen, inlineSize: '1px', blockSize: base.space.px20, marginInline: base.space.px4 },
  horizontal: { ...line, ...seen, blockSize: '1px', marginBlock: base.space.px4, marginInline: 0 },
});

/** Pushes later controls to the end. */
export const spacer = style({ flex: '1 1 auto' });
