import { bareButton } from '../../css/bareButton';
import { forcedChoice, forcedColors, reducedMotion } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const tabs = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** Tabs next to their panel. */
export const vertical = style({ flexDirection: 'row', gap: base.space.px24, alignItems: 'flex-start' });

export const bar = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: base.space.px8,
  minInlineSize: 0,
});

/** Hairline below a row of tabs, or at the start of a column. */
export const hairline = styleVariants({
  horizontal: { borderBlockEnd: `1px solid ${vars.role.border}` },
  vertical: {
    flex: 'none',
    flexDirection: 'column',
    borderInlineStart: `1px solid ${vars.role.border}`,
    maxInlineSize: '40%',
  },
});
export const bare = style({ border: 0, alignItems: 'center' });

export const list = style({
  display: 'flex',
  gap: base.space.px4,
  minInlineSize: 0,
  flex: '0 1 auto',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  outline: 'none',
});

export const listOn = styleVariants({
  // The list overlaps the hairline, so that the underline covers it without being clipped by the list.
  horizontal: { marginBlockEnd: '-1px' },
  vertical: { flexDirection: 'column', marginInlineStart: '-1px', overflow: 'visible' },
  pills: { marginBlockEnd: 0, gap: base.space.px4 },
});

/** Visible while there are more tabs on its side. For pointers only. */
export const scroller = style({
  ...bareButton,
  alignSelf: 'center',
  blockSize: base.size.controlSm,
  selectors: {
    '&:hover': { background: vars.role.hover, color: vars.role.text },
    '&[data-idle]': { visibility: 'hidden' },
    // The first button takes no space while it is hidden, so that the row starts at the edge.
    '&[data-idle]:first-child': { display: 'none' },
  },
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px8,
  flex: 'none',
  boxSizing: 'border-box',
  blockSize: base.size.control,
  paddingInline: base.space.px12,
  borderRadius: base.radius.md,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.body,
  lineHeight: base.lineHeight.body,
  fontWeight: 550,
  color: vars.role.textMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  touchAction: 'manipulation',
  transition: `color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover:not([data-disabled])': { color: vars.role.text },
    '&[data-selected]': { color: vars.role.text, fontWeight: 600 },
    '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.role.textSubtle, opacity: 0.75, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText', opacity: 1 } } },
    // In print, the selected tab is the heading of its panel.
    print: { selectors: { '&:not([data-selected])': { display: 'none' } } },
  },
});

/** `underline` or filled `pills`. */
export const variant = styleVariants({
  underline: {},
  pills: {
    blockSize: base.size.controlBar,
    selectors: {
      '&:hover:not([data-selected], [data-disabled])': { background: vars.role.hover },
      '&[data-selected]': { background: vars.color.primary.light, color: vars.color.primary.text },
    },
    '@media': {
      [forcedColors]: {
        selectors: forcedChoice('&[data-selected]'),
      },
    },
  },
});

/** `sm` for narrow panes with several tabs. */
export const size = styleVariants({
  md: {},
  sm: { paddingInline: base.space.px8, fontSize: base.fontSize.table },
});
export const listSize = styleVariants({ md: {}, sm: { gap: 0 } });

/** In a column, labels are aligned to the start and can wrap. */
export const tabInColumn = style({
  inlineSize: '100%',
  blockSize: 'auto',
  minBlockSize: base.size.controlBar,
  paddingBlock: base.space.px6,
  whiteSpace: 'normal',
  textAlign: 'start',
});

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });
export const description = style({ color: vars.role.textMuted });

export const underline = style({
  position: 'absolute',
  background: vars.color.primary.text,
  // TabUnderline reads the duration and easing for its animation.
  transition: `translate ${base.motion.base} ${base.motion.ease}`,
  '@media': { [reducedMotion]: { transition: 'none' }, [forcedColors]: { background: 'Highlight' } },
});

export const underlineAlong = styleVariants({
  horizontal: {
    insetInline: base.space.px12,
    insetBlockEnd: 0,
    blockSize: '2px',
    borderStartStartRadius: '2px',
    borderStartEndRadius: '2px',
    selectors: { [`${size.sm} > &`]: { insetInline: base.space.px8 } },
  },
  vertical: { insetBlock: base.space.px6, insetInlineStart: 0, inlineSize: '2px', borderRadius: base.radius.full },
});

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '18px',
  blockSize: '18px',
  boxSizing: 'border-box',
  paddingInline: base.space.px6,
  borderRadius: base.radius.full,
  background: vars.part.muted,
  color: vars.role.textMuted,
  fontSize: base.fontSize.micro,
  lineHeight: base.lineHeight.caption,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '[data-selected] > &': { background: vars.color.primary.light, color: vars.color.primary.text } },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const end = style({ display: 'flex', alignItems: 'center', flex: 'none', marginInlineStart: 'auto' });

export const inlinePanel = style({ selectors: { '&&': { flex: 1, minInlineSize: 0, paddingBlockStart: 0 } } });

export const panel = style({
  paddingBlockStart: base.space.px16,
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${vars.part.focus}`,
      outlineOffset: '2px',
      borderRadius: base.radius.sm,
    },
  },
});
