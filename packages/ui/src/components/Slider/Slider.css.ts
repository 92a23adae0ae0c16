import { coarsePointer, forcedColors, reducedMotion } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

const vertical = '[data-orientation="vertical"]';
const thumbSize = '18px';

export const root = styleVariants({
  horizontal: { inlineSize: '100%' },
  vertical: { inlineSize: 'fit-content', blockSize: '100%' },
});

export const output = style({
  marginInlineStart: 'auto',
  color: vars.role.textMuted,
  unicodeBidi: 'plaintext',
  whiteSpace: 'nowrap',
});

export const line = styleVariants({
  horizontal: { display: 'flex', alignItems: 'center', gap: base.space.px12, color: vars.role.textMuted },
  vertical: {
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'center',
    gap: base.space.px12,
    flex: '1 1 auto',
    color: vars.role.textMuted,
  },
});

/** The track has a target of 24px height and is inset by half a thumb at both ends. */
export const track = style({
  position: 'relative',
  flex: '1 1 auto',
  boxSizing: 'border-box',
  blockSize: base.size.target,
  marginInline: `calc(${thumbSize} / 2)`,
  cursor: 'pointer',
  touchAction: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    [`&${vertical}`]: {
      inlineSize: base.size.target,
      blockSize: 'auto',
      minBlockSize: '120px',
      marginInline: 0,
      marginBlock: `calc(${thumbSize} / 2)`,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { [coarsePointer]: { blockSize: base.size.controlSm } },
});
/** Space for values above the thumbs. */
export const roomAbove = style({
  selectors: { '&[data-orientation="horizontal"]': { marginBlockStart: base.space.px20 } },
});
/** Space for labels below the track. */
export const named = style({ selectors: { '&[data-orientation="horizontal"]': { marginBlockEnd: base.space.px20 } } });

const bar = {
  position: 'absolute',
  insetInline: 0,
  insetBlock: 0,
  margin: 'auto',
  borderRadius: base.radius.full,
} as const;

/** The rail extends past both ends of the track by half a thumb. */
export const rail = style({
  ...bar,
  insetInline: `calc(${thumbSize} / -2)`,
  blockSize: base.space.px6,
  background: vars.part.muted,
  selectors: {
    [`${vertical} > &`]: {
      insetInline: 0,
      insetBlock: `calc(${thumbSize} / -2)`,
      inlineSize: base.space.px6,
      blockSize: 'auto',
    },
  },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const fill = style({
  // React Aria sets the length of the fill and makes it as thick as the track.
  marginBlock: 'auto',
  insetBlock: 0,
  maxBlockSize: base.space.px6,
  borderRadius: base.radius.full,
  background: vars.color.primary.main,
  selectors: {
    [`&${vertical}`]: {
      insetBlockStart: 'auto',
      insetInline: 0,
      marginBlock: 0,
      marginInline: 'auto',
      maxBlockSize: 'none',
      maxInlineSize: base.space.px6,
    },
    '&[data-disabled]': { background: vars.role.borderStrong },
  },
  '@media': {
    [forcedColors]: { background: 'Highlight', selectors: { '&[data-disabled]': { background: 'GrayText' } } },
  },
});

/** A fill from the minimum also covers the half thumb by which the rail extends past the track. */
export const fromEnd = style({
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${thumbSize} / -2)`,
      insetBlock: 0,
      inlineSize: thumbSize,
      borderRadius: base.radius.full,
      background: 'inherit',
    },
    [`&${vertical}::before`]: {
      insetInline: 0,
      insetBlockStart: 'auto',
      insetBlockEnd: `calc(${thumbSize} / -2)`,
      inlineSize: 'auto',
      blockSize: thumbSize,
    },
  },
});

export const thumb = style({
  boxSizing: 'border-box',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  borderRadius: base.radius.full,
  border: `2px solid ${vars.color.primary.main}`,
  background: vars.part.switchThumb,
  boxShadow: vars.elevation.e1,
  cursor: 'grab',
  outline: 'none',
  touchAction: 'none',
  transition: `box-shadow ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    // React Aria positions the thumb along the track; these rules center it across the track.
    '[data-orientation="horizontal"] > &': { insetBlockStart: '50%' },
    '[data-orientation="vertical"] > &': { insetInlineStart: '50%' },
    // React Aria also shifts the thumb left by half its width in right-to-left layouts.
    '[dir="rtl"] [data-orientation="vertical"] > &': { insetInlineStart: 'auto', insetInlineEnd: '50%' },
    // A target of 24px around the 18px thumb.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `calc(-1px - ${base.space.px4})`,
      borderRadius: 'inherit',
    },
    '&[data-hovered], &[data-dragging]': {
      boxShadow: `0 0 0 6px color-mix(in oklab, ${vars.color.primary.main} 16%, transparent)`,
    },
    '&[data-dragging]': { cursor: 'grabbing' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: vars.color.danger.main },
    '&[data-disabled]': { borderColor: vars.role.borderStrong, background: vars.part.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [reducedMotion]: { transition: 'none' },
    [forcedColors]: {
      borderColor: 'Highlight',
      background: 'Canvas',
      selectors: { '&[data-disabled]': { borderColor: 'GrayText' } },
    },
  },
});

export const bubble = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${base.space.px8})`,
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  paddingBlock: base.space.px2,
  paddingInline: base.space.px8,
  borderRadius: base.radius.sm,
  background: vars.color.dark.main,
  color: vars.color.dark.on,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '[dir="rtl"] &': { transform: 'translateX(50%)' },
    '[data-hovered] > &, [data-dragging] > &, [data-focus-visible] > &, &[data-always]': { opacity: 1 },
    [`${vertical} > * > &`]: {
      insetBlockEnd: 'auto',
      insetBlockStart: '50%',
      insetInlineStart: 'auto',
      insetInlineEnd: `calc(100% + ${base.space.px8})`,
      transform: 'translateY(-50%)',
    },
  },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

const dot = {
  position: 'absolute',
  inlineSize: base.space.px4,
  blockSize: base.space.px4,
  borderRadius: base.radius.full,
  background: vars.role.borderControl,
  pointerEvents: 'none',
  selectors: { '&[data-reached]': { background: vars.color.primary.on } },
  '@media': { [forcedColors]: { background: 'CanvasText' } },
} as const;

export const mark = styleVariants({
  horizontal: { ...dot, insetBlockStart: 'calc(50% - 2px)', marginInlineStart: '-2px' },
  vertical: { ...dot, insetInlineStart: 'calc(50% - 2px)', marginBlockEnd: '-2px' },
});

const name = {
  position: 'absolute',
  fontFamily: base.font.ui,
  fontSize: base.fontSize.micro,
  lineHeight: base.lineHeight.caption,
  whiteSpace: 'nowrap',
  color: vars.role.textSubtle,
} as const;
export const markName = styleVariants({
  horizontal: {
    ...name,
    insetBlockStart: `calc(${base.space.px12} + 2px)`,
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    selectors: { '[dir="rtl"] &': { transform: 'translateX(50%)' } },
  },
  vertical: { ...name, insetInlineStart: base.space.px16, insetBlockStart: `calc(-1 * ${base.space.px6})` },
});
