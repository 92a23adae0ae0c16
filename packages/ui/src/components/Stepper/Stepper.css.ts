import { createVar } from '@vanilla-extract/css';
import { forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { visuallyHidden } from '../../css/visuallyHidden';
import { base, vars } from '../../theme/vars.css';

const link = createVar();
const circle = '28px';
/** Container query for a stepper so narrow that only the current step shows its label. */
const narrow = '(max-width: 520px)';

const inNarrow = (rule: object) => ({ '@container': { [narrow]: rule } });

export const root = style({ containerType: 'inline-size', minInlineSize: 0 });

export const list = style({ display: 'flex', margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 });

export const direction = styleVariants({
  horizontal: { alignItems: 'flex-start', gap: base.space.px12, ...inNarrow({ gap: base.space.px6 }) },
  vertical: { flexDirection: 'column' },
});

export const bars = style({ gap: base.space.px6 });

const links = {
  done: { vars: { [link]: vars.color.primary.text } },
  other: { vars: { [link]: vars.role.borderStrong } },
};

export const step = style({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  ...links.other,
  selectors: { '&[data-state="done"]': links.done },
  '@media': { [forcedColors]: { vars: { [link]: 'CanvasText' } } },
});

/** Each step is followed by a connector of 2px, if there is space. */
export const stepIn = styleVariants({
  horizontal: {
    alignItems: 'flex-start',
    gap: base.space.px12,
    // Circles keep their size; connectors shrink first, then the label of the current step.
    ...inNarrow({
      gap: base.space.px6,
      minInlineSize: '32px',
      selectors: {
        '&[data-current]': { flex: '1 1 auto', minInlineSize: '96px' },
        '&:not([data-current])': { flexShrink: 0.1 },
        '&:not(:last-child)::after': { minInlineSize: 0 },
      },
    }),
    selectors: {
      '&:not(:last-child)': { flex: '1 1 auto' },
      '&:not(:last-child)::after': {
        content: '""',
        flex: '1 1 0',
        minInlineSize: base.space.px12,
        marginBlockStart: `calc(${base.space.px16} - 1px)`,
        borderBlockStart: `2px solid ${link}`,
        borderRadius: base.radius.full,
      },
    },
  },
  vertical: {
    selectors: {
      '&:not(:last-child)': { paddingBlockEnd: base.space.px20 },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: `calc(${base.space.px32} + 2px)`,
        insetBlockEnd: '2px',
        insetInlineStart: `calc(${base.space.px16} + 1px)`,
        borderInlineStart: `2px solid ${link}`,
        borderRadius: base.radius.full,
      },
    },
  },
});

export const segment = style({
  flex: '1 1 0',
  flexDirection: 'column',
  borderBlockStart: '3px solid',
  borderBlockStartColor: vars.part.muted,
  selectors: {
    '&[data-state="done"], &[data-state="current"]': { borderBlockStartColor: vars.color.primary.text },
    '&[data-state="error"]': { borderBlockStartColor: vars.color.danger.main },
  },
  // The current segment fits its label, the others share the rest.
  ...inNarrow({ selectors: { '&[data-current]': { flex: '1 0 auto', maxInlineSize: '75%' } } }),
  '@media': {
    [forcedColors]: {
      borderBlockStartColor: 'GrayText',
      selectors: { '&[data-state="done"], &[data-state="current"]': { borderBlockStartColor: 'Highlight' } },
    },
  },
});

export const body = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: base.space.px10,
  minInlineSize: 0,
  boxSizing: 'border-box',
  padding: '2px',
  borderRadius: base.radius.md,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    [`${segment} > &`]: {
      inlineSize: '100%',
      padding: `${base.space.px8} ${base.space.px4} ${base.space.px4}`,
      borderRadius: base.radius.xs,
    },
  },
});

export const button = style({
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
    '&:disabled': { cursor: 'default' },
    [`${segment} > &:hover:not(:disabled)`]: { background: vars.role.hover },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: circle,
  blockSize: circle,
  boxSizing: 'border-box',
  borderRadius: base.radius.full,
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.body,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: { [`${button}:hover:not(:disabled) > &`]: { boxShadow: `0 0 0 3px ${vars.role.press}` } },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const marks = styleVariants({
  done: { background: vars.color.primary.light, color: vars.color.primary.text },
  current: {
    background: vars.color.primary.main,
    color: vars.color.primary.on,
    '@media': { [forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
  },
  error: { background: vars.color.danger.light, color: vars.color.danger.text },
  ahead: { border: `1px solid ${vars.role.borderControl}`, color: vars.role.textSecondary },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: base.space.px4,
  // Not `anywhere`, as words would break before labels are hidden.
  overflowWrap: 'break-word',
  selectors: { [`${segment} &`]: { padding: 0 } },
});

/** In a narrow row, only the current step shows its label. */
export const foldable = style({
  '@container': {
    [narrow]: { selectors: { '[data-row] > :not([data-current]) &': visuallyHidden } },
  },
} as never);

export const label = style({
  color: vars.role.textMuted,
  selectors: {
    '[data-state="current"] &': { color: vars.role.text, fontWeight: 600 },
    '[data-state="done"] &': { color: vars.role.textSecondary },
    '[data-state="error"] &': { color: vars.color.danger.text, fontWeight: 600 },
    [`${button}:hover:not(:disabled) &`]: { color: vars.role.text },
  },
});
export const note = style({ color: vars.role.textMuted });
export const count = style({ color: vars.role.textMuted, fontVariantNumeric: 'tabular-nums lining-nums' });

/** Content of a vertical step, aligned with its label. */
export const content = style({ paddingBlockStart: base.space.px12, paddingInlineStart: base.space.px40 });
export const column = style({ flex: 1, minInlineSize: 0 });
