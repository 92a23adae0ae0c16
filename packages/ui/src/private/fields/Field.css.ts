import { coarsePointer, forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { visuallyHidden } from '../../css/visuallyHidden';
import { base, vars } from '../../theme/vars.css';

export const root = style({ display: 'flex', flexDirection: 'column', gap: base.space.px6, minInlineSize: 0 });

export const header = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: base.space.px12,
});
export const label = style({ minInlineSize: 0, color: vars.role.textSecondary });
export const mark = style({ marginInlineStart: base.space.px4, color: vars.color.danger.text });

export const footer = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: base.space.px12,
});
export const notes = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: base.space.px4,
  minInlineSize: 0,
});
export const help = style({ minInlineSize: 0, color: vars.role.textMuted });
export const error = style({
  display: 'flex',
  gap: base.space.px6,
  color: vars.color.danger.text,
  overflowWrap: 'anywhere',
});
export const noteIcon = style({ marginBlockStart: '1px' });
export const counter = style({ marginInlineStart: 'auto', color: vars.role.textMuted, whiteSpace: 'nowrap' });

const isDisabled = '&:has(:is(input, textarea):disabled)';
/** Rows that a control shares with tags before it. The control fills the rest of the last row. */
export const rows = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 0',
  gap: base.space.px4,
  minInlineSize: 0,
});

const isReadOnly = `&:has(> :is(input, textarea):read-only:not(:disabled), > .${rows} > input:read-only:not(:disabled))`;
const isInvalid = '&:has(:is(input, textarea)[aria-invalid="true"])';
const hasFocus = `&:has(> :is(input, textarea):focus-visible, > .${rows} > input:focus-visible)`;

/** Box around a native control and its affixes. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  minInlineSize: 0,
  boxSizing: 'border-box',
  color: vars.role.text,
  background: vars.part.field,
  border: `1px solid ${vars.role.borderControl}`,
  cursor: 'text',
  transition: `border-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.role.textSubtle },
    [isReadOnly]: { background: 'transparent', borderColor: vars.role.borderStrong },
    [isInvalid]: { borderColor: vars.color.danger.main },
    [hasFocus]: { borderColor: vars.part.focus, outline: `2px solid ${vars.part.focus}`, outlineOffset: '1px' },
    [isDisabled]: {
      background: vars.part.muted,
      borderColor: vars.role.border,
      color: vars.role.textSubtle,
      cursor: 'not-allowed',
    },
  },
});

/** Control heights: by default 32, 36 (filter bars) and 40 px. */
export const size = styleVariants({
  sm: {
    blockSize: base.size.controlSm,
    paddingInline: base.space.px10,
    borderRadius: base.radius.sm,
    fontSize: base.fontSize.label,
  },
  bar: {
    blockSize: base.size.controlBar,
    paddingInline: base.space.px12,
    borderRadius: base.radius.md,
    fontSize: base.fontSize.table,
  },
  md: {
    blockSize: base.size.control,
    paddingInline: base.space.px12,
    borderRadius: base.radius.md,
    fontSize: base.fontSize.body,
  },
});

/** Text area: grows with its text from 64 to 240 px. */
export const area = style({
  blockSize: 'auto',
  padding: 0,
  borderRadius: base.radius.md,
  fontSize: base.fontSize.body,
});

const leftToRight =
  ':is([dir="ltr"], [type="email"], [type="url"], [type="tel"], [type="number"], [inputmode="decimal"], [inputmode="numeric"])';
const filled = '&:is(:autofill, :-webkit-autofill)';

export const control = style({
  appearance: 'none',
  flex: '1 1 0',
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: 'inherit',
  lineHeight: base.lineHeight.body,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  touchAction: 'manipulation',
  selectors: {
    '&::placeholder': { color: vars.role.textSubtle, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor' },
    '&::-webkit-search-cancel-button': { appearance: 'none' },
    // Addresses and numbers are always left-to-right, aligned to the inline start.
    [`&${leftToRight}:not(:placeholder-shown)`]: { direction: 'ltr' },
    [`[dir="rtl"] &${leftToRight}:not(:placeholder-shown), [dir="rtl"] &[dir="ltr"]`]: { textAlign: 'end' },
    // Covers the background that the browser paints in autofilled fields.
    [filled]: { WebkitTextFillColor: vars.role.text, boxShadow: `inset 0 0 0 100px ${vars.part.field}` },
  },
  '@media': {
    // Safari on iOS zooms into fields with a smaller font.
    [coarsePointer]: { fontSize: base.fontSize.touch },
    [forcedColors]: { forcedColorAdjust: 'auto' },
  },
});

export const areaControl = style({
  minBlockSize: '64px',
  maxBlockSize: '240px',
  padding: `${base.space.px10} ${base.space.px12}`,
  resize: 'vertical',
  overflowY: 'auto',
  fieldSizing: 'content',
} as never);

export const tabular = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** Icons pass clicks through to the control. */
export const icon = style({ color: vars.role.textSubtle, pointerEvents: 'none' });
export const affix = style({
  flex: 'none',
  color: vars.role.textMuted,
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.body,
  userSelect: 'none',
});
export const end = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginInlineEnd: `calc(-1 * ${base.space.px8})`,
});

export const hidden = style(visuallyHidden);
