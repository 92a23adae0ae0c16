import { below, forcedColors } from '../../css/componentStyle';
import { globalStyle, style, styleVariants } from '../../css/style';
import { visuallyHidden } from '../../css/visuallyHidden';
import { base, vars } from '../../theme/vars.css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  flex: 'none',
  boxSizing: 'border-box',
  blockSize: base.size.navbar,
  paddingInline: `${base.space.px16} ${base.space.px20}`,
  background: vars.role.canvas,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  '@media': { [below('md')]: { paddingInline: base.space.px8 }, print: { display: 'none' } },
});

const stays = { position: 'sticky', zIndex: base.zIndex.navbar } as const;

/** Scroll behavior. */
export const types = styleVariants({
  sticky: { ...stays, insetBlockStart: 0 },
  static: { position: 'relative' },
  floating: {
    ...stays,
    insetBlockStart: base.space.px12,
    marginBlockStart: base.space.px12,
    // Aligns with the page, including its boxed width.
    inlineSize: `min(100% - 2 * ${base.space.px16}, var(--ld-shell-content))`,
    alignSelf: 'center',
    border: `1px solid ${vars.role.border}`,
    borderRadius: base.radius.lg,
    boxShadow: vars.elevation.e2,
  },
});

export const brandPlace = style({ flex: 'none', marginInlineEnd: base.space.px8 });

export const start = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  minInlineSize: 0,
  flex: '0 1 auto',
  '@media': { [below('md')]: { marginInlineEnd: 'auto' } },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [below('md')]: { gap: base.space.px4 } },
});

// Icons of the navbar are larger than in other buttons of this height.
const icon = { inlineSize: '20px', blockSize: '20px', strokeWidth: 1.7 } as const;
globalStyle(`${bar} button > svg[width="18"]`, icon);

const corner = {
  content: '""',
  position: 'absolute',
  boxSizing: 'border-box',
  borderRadius: base.radius.full,
  boxShadow: `0 0 0 2px ${vars.role.canvas}`,
  pointerEvents: 'none',
} as const;

/** Badge at the top end of the icon: 16px, with a ring in the navbar's color. */
export const badge = style({
  '::after': {
    ...corner,
    content: 'attr(data-badge)',
    insetBlockStart: base.space.px2,
    // The start edge is fixed, so that a wider badge grows away from the icon.
    insetInlineStart: `calc(50% + ${base.space.px2})`,
    minInlineSize: '16px',
    blockSize: '16px',
    paddingInline: base.space.px4,
    background: vars.color.primary.main,
    color: vars.color.primary.on,
    fontSize: base.fontSize.fine,
    lineHeight: base.lineHeight.caption,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'center',
    direction: 'ltr',
    unicodeBidi: 'isolate',
  },
  '@media': {
    [forcedColors]: {
      '::after': { border: '1px solid CanvasText', lineHeight: `calc(${base.lineHeight.caption} - 2px)` },
    },
  },
});

/** Dot for new content without a count. */
export const dot = style({
  '::after': {
    ...corner,
    insetBlockStart: base.space.px8,
    insetInlineEnd: base.space.px8,
    inlineSize: '8px',
    blockSize: '8px',
    background: vars.color.danger.main,
  },
  '@media': { [forcedColors]: { '::after': { background: 'Highlight', forcedColorAdjust: 'none' } } },
});

export const rule = style({
  inlineSize: '1px',
  blockSize: base.space.px20,
  marginInline: base.space.px8,
  background: vars.role.borderStrong,
  '@media': { [below('md')]: { display: 'none' } },
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  boxSizing: 'border-box',
  blockSize: base.size.controlBar,
  inlineSize: '320px',
  minInlineSize: '120px',
  flex: '0 1 320px',
  marginInlineStart: base.space.px12,
  paddingInline: `${base.space.px12} ${base.space.px8}`,
  border: `1px solid ${vars.part.searchBorder}`,
  borderRadius: base.radius.md,
  background: vars.part.search,
  color: vars.role.textSubtle,
  fontSize: base.fontSize.table,
  lineHeight: base.lineHeight.body,
  cursor: 'text',
  touchAction: 'manipulation',
  transition: `border-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: { '&:hover': { borderColor: vars.role.borderControl } },
  '@media': {
    [below('md')]: {
      flex: 'none',
      inlineSize: base.size.control,
      minInlineSize: 0,
      blockSize: base.size.control,
      margin: 0,
      padding: 0,
      justifyContent: 'center',
      borderColor: 'transparent',
      background: 'transparent',
      color: vars.role.textMuted,
      cursor: 'pointer',
    },
  },
});

/** Larger on phones, where it is the only visible part of the button. */
export const searchIcon = style({
  flex: 'none',
  '@media': { [below('md')]: icon },
});

export const searchWords = style({
  flex: 1,
  minInlineSize: 0,
  '@media': { [below('md')]: visuallyHidden },
});

export const keycap = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  minInlineSize: base.space.px20,
  blockSize: base.space.px20,
  paddingInline: `calc(${base.space.px4} + 1px)`,
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.xs,
  background: vars.role.surface,
  boxShadow: `0 1px 0 ${vars.role.border}`,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.micro,
  lineHeight: base.lineHeight.caption,
  fontWeight: 550,
  color: vars.role.textMuted,
  '@media': { [below('md')]: { display: 'none' } },
});

export const workplace = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  boxSizing: 'border-box',
  minInlineSize: 0,
  blockSize: base.size.control,
  paddingInline: `${base.space.px6} ${base.space.px8}`,
  borderRadius: base.radius.md,
  fontSize: base.fontSize.body,
  lineHeight: base.lineHeight.body,
  fontWeight: 600,
  color: vars.role.text,
  touchAction: 'manipulation',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    'button&:hover, button&[aria-expanded="true"]': { background: vars.role.hover },
    'button&:active': { background: vars.role.press },
  },
});

// Without this, browsers keep the color of an SVG in forced colors.
const forcedIcon = { [forcedColors]: { color: 'inherit' } };
export const workplaceChevron = style({ color: vars.role.textMuted, '@media': forcedIcon });

export const userButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: base.size.control,
  blockSize: base.size.control,
  borderRadius: base.radius.full,
  flex: 'none',
  touchAction: 'manipulation',
  selectors: { '&:hover, &[aria-expanded="true"]': { background: vars.role.hover } },
});

export const userCard = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px10,
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: base.space.px4,
  borderRadius: base.radius.md,
  touchAction: 'manipulation',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: `color-mix(in oklab, ${vars.role.text} 5%, transparent)` },
    '[data-rail="true"] &': {
      inlineSize: base.size.control,
      blockSize: base.size.control,
      justifyContent: 'center',
      padding: 0,
    },
  },
});

const hiddenInRail = { '[data-rail="true"] &': { display: 'none' } };

export const userWords = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  selectors: {
    '[data-rail="true"] &': visuallyHidden,
  },
});
export const userName = style({
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.caption,
  fontWeight: 600,
  color: vars.role.text,
});
export const userRole = style({ color: vars.role.textSubtle });
export const userChevron = style({
  color: vars.role.textMuted,
  marginInlineEnd: base.space.px6,
  selectors: hiddenInRail,
  '@media': forcedIcon,
});
