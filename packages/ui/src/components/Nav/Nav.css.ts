import { forcedChoice, forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({ minInlineSize: 0 });

export const list = style({ display: 'flex', margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 });

export const orientation = styleVariants({
  vertical: { flexDirection: 'column', gap: base.space.px2 },
  horizontal: {
    gap: base.space.px4,
    // Space for the focus ring, which a scrolling row would clip.
    padding: '2px',
    margin: '-2px',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'none',
  },
});

export const group = style({ minInlineSize: 0, selectors: { [`${orientation.horizontal} > &`]: { flex: 'none' } } });
export const title = style({
  display: 'block',
  paddingBlock: `${base.space.px12} ${base.space.px4}`,
  paddingInline: base.space.px10,
  color: vars.role.textSubtle,
});
export const nested = style({
  flexDirection: 'column',
  gap: base.space.px2,
  marginInlineStart: base.space.px20,
  paddingInlineStart: base.space.px4,
  borderInlineStart: `1px solid ${vars.role.border}`,
});

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px10,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: base.size.controlBar,
  paddingBlock: base.space.px6,
  paddingInline: base.space.px10,
  border: 0,
  borderRadius: base.radius.md,
  background: 'transparent',
  fontFamily: base.font.ui,
  fontSize: base.fontSize.table,
  lineHeight: base.lineHeight.body,
  fontWeight: 550,
  color: vars.role.textSecondary,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}, color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover:not([aria-disabled], :disabled)': { background: vars.role.hover, color: vars.role.text },
    '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
    '&[aria-disabled], &:disabled': { color: vars.role.textSubtle, cursor: 'not-allowed' },
    [`${orientation.horizontal} > * > &`]: { inlineSize: 'auto', whiteSpace: 'nowrap' },
    [`${nested} > * > &`]: { minBlockSize: base.size.controlSm, fontWeight: 400 },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-disabled], &:disabled': { color: 'GrayText' } } } },
});

const current = '&[aria-current]';
const guide = {
  content: '""',
  position: 'absolute',
  borderRadius: base.radius.full,
  background: vars.color.primary.text,
} as const;

/** `pills` fills the current item; `guide` marks it with a 2px line on a hairline. */
export const variant = styleVariants({
  pills: {
    selectors: {
      [current]: {
        background: vars.color.primary.light,
        color: vars.color.primary.text,
        fontWeight: 600,
      },
      '&[aria-current]:hover': { background: vars.color.primary.light, color: vars.color.primary.text },
    },
    '@media': {
      [forcedColors]: { selectors: forcedChoice(current) },
    },
  },
  guide: {
    minBlockSize: base.size.controlSm,
    selectors: {
      [current]: { color: vars.role.text, fontWeight: 600 },
      [`${orientation.vertical} > * > &`]: {
        borderRadius: 0,
        borderStartEndRadius: base.radius.sm,
        borderEndEndRadius: base.radius.sm,
        boxShadow: `inset 1px 0 0 ${vars.role.border}`,
      },
      [`[dir="rtl"] ${orientation.vertical} > * > &`]: { boxShadow: `inset -1px 0 0 ${vars.role.border}` },
      [`${orientation.vertical} > * > &[aria-current]::before`]: {
        ...guide,
        insetInlineStart: 0,
        insetBlock: base.space.px4,
        inlineSize: '2px',
      },
      [`${orientation.horizontal} > * > &[aria-current]::before`]: {
        ...guide,
        insetInline: base.space.px10,
        insetBlockEnd: 0,
        blockSize: '2px',
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          [`${orientation.vertical} > * > &[aria-current]::before, ${orientation.horizontal} > * > &[aria-current]::before`]:
            { background: 'Highlight' },
        },
      },
    },
  },
});

export const icon = style({ color: vars.role.textMuted, selectors: { '[aria-current] > &': { color: 'inherit' } } });
export const words = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const count = style({
  fontWeight: 400,
  color: vars.role.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});
