import { below, coarsePointer, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.part.cardBorder}`,
  borderRadius: base.radius.lg,
  background: vars.role.surface,
  boxShadow: vars.elevation.e1,
  color: vars.role.text,
  containerType: 'inline-size',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
    '&[data-full]': { borderRadius: 0, border: 0 },
  },
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  minBlockSize: 0,
  selectors: {
    '[data-kind="video"] > &': { background: vars.role.sunken, aspectRatio: '16 / 9' },
    '[data-full] > &': { flex: 1, aspectRatio: 'auto' },
  },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
  cursor: 'pointer',
  selectors: { '[data-kind="audio"] &': { display: 'none' } },
});

export const name = style({
  paddingInline: base.space.px16,
  paddingBlockStart: base.space.px12,
  overflowWrap: 'anywhere',
});

export const waiting = style({
  position: 'absolute',
  insetBlockStart: base.space.px8,
  insetInlineEnd: base.space.px8,
  paddingInline: base.space.px8,
  paddingBlock: base.space.px4,
  borderRadius: base.radius.sm,
  background: vars.part.bar,
  color: vars.part.onBar,
});

export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: base.space.px12,
  padding: base.space.px24,
  background: vars.role.sunken,
  color: vars.color.danger.text,
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  minInlineSize: 0,
  padding: base.space.px8,
  '@container': { '(max-width: 460px)': { flexWrap: 'wrap' } },
} as never);

export const seek = style({
  flex: '1 1 0',
  minInlineSize: '72px',
  '@container': { '(max-width: 460px)': { flexBasis: 'calc(100% - 96px)' } },
} as never);

export const time = style({
  paddingInline: base.space.px4,
  color: vars.role.textMuted,
  whiteSpace: 'nowrap',
  // In a narrow player, the time starts the second row and the other controls are at its end.
  '@container': { '(max-width: 460px)': { marginInlineEnd: 'auto' } },
} as never);

export const sound = style({ display: 'flex', alignItems: 'center', gap: base.space.px4 });

/** Hidden on phones, which have volume buttons. */
export const volume = style({
  inlineSize: '72px',
  flex: 'none',
  marginInlineEnd: base.space.px8,
  '@media': { [below('sm')]: { display: 'none' } },
});

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: base.space.px12,
  blockSize: base.space.px12,
  border: 0,
  borderRadius: base.radius.full,
  background: vars.color.primary.text,
} as const;

const bar = {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: `calc(50% - ${base.space.px2})`,
  blockSize: base.space.px4,
  borderRadius: base.radius.full,
  pointerEvents: 'none',
} as const;

/** Track of the slider and its played part. */
export const line = style({
  position: 'relative',
  display: 'flex',
  selectors: {
    '&::before': { ...bar, inlineSize: '100%', background: vars.role.borderStrong },
    '&::after': { ...bar, inlineSize: 'var(--media-part)', background: vars.color.primary.text },
  },
  '@media': { [forcedColors]: { selectors: { '&::before, &::after': { display: 'none' } } } },
});

export const range = style({
  appearance: 'none',
  position: 'relative',
  zIndex: 1,
  inlineSize: '100%',
  blockSize: base.size.target,
  margin: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  borderRadius: base.radius.sm,
  selectors: {
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '1px' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    [coarsePointer]: { blockSize: base.size.controlSm },
    [forcedColors]: { appearance: 'auto' },
  },
});
