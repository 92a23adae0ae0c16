import { keyframes } from '@vanilla-extract/css';
import { below, coarsePointer, forcedColors, reducedMotion } from '../../css/componentStyle';
import { scrollBox } from '../../css/scrollBox';
import { globalStyle, style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  background: vars.role.canvas,
  color: vars.role.text,
});

export const area = style({
  ...scrollBox,
  flex: 1,
  outline: 'none',
  // Chromium scrolls non-opaque boxes on the main thread at a device pixel ratio of 1.
  background: vars.role.canvas,
  // `useThreadScroll` keeps the position: Safari has no scroll anchoring.
  overflowAnchor: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' } },
});

export const inner = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px12,
  minBlockSize: '100%',
  boxSizing: 'border-box',
  padding: base.space.px20,
  '@media': { [below('md')]: { padding: base.space.px12 } },
});

export const start = style({ blockSize: '1px', marginBlockEnd: `calc(-1 * ${base.space.px12})` });
export const end = style({ blockSize: '1px', marginBlockStart: `calc(-1 * ${base.space.px12})` });

// Short conversations are aligned to the bottom.
export const entries = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px12,
  marginBlockStart: 'auto',
});

export const center = style({ justifyContent: 'center' });

export const empty = style({
  margin: 'auto',
  padding: base.space.px24,
  color: vars.role.textMuted,
  textAlign: 'center',
});

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px20,
  color: vars.role.textMuted,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, blockSize: '1px', background: vars.role.border },
  },
});

export const unread = style({
  fontWeight: 600,
  color: vars.color.primary.text,
  selectors: { '&::before, &::after': { background: vars.color.primary.text, opacity: 0.5 } },
});

export const group = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: base.space.px10,
  maxInlineSize: '82%',
  alignSelf: 'flex-start',
  selectors: { '&[data-own]': { alignSelf: 'flex-end' } },
  '@media': { [below('md')]: { maxInlineSize: '90%' } },
});

globalStyle(`${group} > :first-child:not(:last-child)`, { marginBlockEnd: base.space.px20 });

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '3px',
  minInlineSize: 0,
  selectors: { [`${group}[data-own] > &`]: { alignItems: 'flex-end' } },
});

/** A message and its actions. */
export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  maxInlineSize: '100%',
  selectors: { [`${group}[data-own] &`]: { flexDirection: 'row-reverse' } },
});

/** Takes no width, so that bubbles don't wrap earlier. */
export const actions = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: `calc(100% + ${base.space.px4})`,
  opacity: 0,
  selectors: {
    [`${group}[data-own] &`]: { insetInline: `auto calc(100% + ${base.space.px4})` },
    [`${line}:hover > &, &:focus-within, &:has([aria-expanded="true"])`]: { opacity: 1 },
  },
  '@media': { [coarsePointer]: { opacity: 1 } },
});

export const bubble = style({
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  padding: `${base.space.px8} ${base.space.px12}`,
  borderRadius: base.radius.lg,
  border: `1px solid ${vars.role.border}`,
  background: vars.role.surface,
  boxShadow: vars.elevation.e1,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  textAlign: 'start',
  selectors: {
    [`${group}:not([data-own]) ${line} + ${line} > &`]: { borderStartStartRadius: base.radius.sm },
    [`${group}:not([data-own]) ${line}:has(+ :last-child) > &`]: { borderEndStartRadius: base.radius.sm },
    [`${group}[data-own] &`]: {
      background: vars.color.primary.light,
      borderColor: `color-mix(in oklab, ${vars.color.primary.main} 22%, transparent)`,
      boxShadow: 'none',
    },
    [`${group}[data-own] ${line}:has(+ :last-child) > &`]: { borderEndEndRadius: base.radius.sm },
    '&[data-media]': { padding: base.space.px4 },
    '&[data-failed]': { borderColor: vars.color.danger.main },
    '&[data-current]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '1px' },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

globalStyle(`${bubble} :is(img, svg, video)`, { maxInlineSize: '100%', borderRadius: base.radius.md });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px4,
  color: vars.role.textMuted,
});

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  selectors: {
    '&[data-status="read"]': { color: vars.color.primary.text },
    '&[data-status="failed"]': { color: vars.color.danger.text },
  },
});

export const retry = style({
  minBlockSize: base.size.target,
  paddingInline: base.space.px4,
  borderRadius: base.radius.sm,
  fontWeight: 600,
  color: vars.color.danger.text,
  textDecorationLine: 'underline',
});

export const typing = style({ display: 'flex', alignItems: 'center', gap: base.space.px8, color: vars.role.textMuted });

const pulse = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } });

export const dots = style({ display: 'inline-flex', gap: '3px' });

globalStyle(`${dots} > i`, {
  inlineSize: '5px',
  blockSize: '5px',
  borderRadius: base.radius.full,
  background: vars.role.textSubtle,
  animation: `${pulse} 1.2s infinite`,
  '@media': { [reducedMotion]: { animation: 'none' }, [forcedColors]: { background: 'CanvasText' } },
});
globalStyle(`${dots} > i:nth-child(2)`, { animationDelay: '0.15s' });
globalStyle(`${dots} > i:nth-child(3)`, { animationDelay: '0.3s' });

export const jump = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  blockSize: 0,
  zIndex: 1,
});

globalStyle(`${jump} > *`, {
  position: 'absolute',
  insetBlockEnd: base.space.px12,
  boxShadow: vars.elevation.e2,
});

export const composer = style({
  flex: 'none',
  padding: `0 ${base.space.px20} ${base.space.px16}`,
  '@media': { [below('md')]: { padding: `0 ${base.space.px12} ${base.space.px12}` } },
});
