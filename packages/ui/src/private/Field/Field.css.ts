import { style, styleVariants } from '@vanilla-extract/css';
import { coarsePointer, forcedColors, inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const root = style(inLayer({ display: 'flex', flexDirection: 'column', gap: base.space.px6, minInlineSize: 0 }));

export const head = style(
  inLayer({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: base.space.px12 }),
);
export const label = style(inLayer({ minInlineSize: 0, color: vars.role.textSecondary }));
export const mark = style(inLayer({ marginInlineStart: base.space.px4, color: vars.color.danger.text }));

export const foot = style(
  inLayer({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: base.space.px12 }),
);
export const notes = style(
  inLayer({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', gap: base.space.px4, minInlineSize: 0 }),
);
export const help = style(inLayer({ minInlineSize: 0, color: vars.role.textMuted }));
export const error = style(
  inLayer({ display: 'flex', gap: base.space.px6, color: vars.color.danger.text, overflowWrap: 'anywhere' }),
);
export const noteIcon = style(inLayer({ marginBlockStart: '1px' }));
export const counter = style(inLayer({ marginInlineStart: 'auto', color: vars.role.textMuted, whiteSpace: 'nowrap' }));

const isDisabled = '&:has(:is(input, textarea):disabled)';
/** Rows that a control shares with what stands before it: it takes what is left of the last one. */
export const rows = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flex: '1 1 0',
    gap: base.space.px4,
    minInlineSize: 0,
  }),
);

const isReadOnly = `&:has(> :is(input, textarea):read-only:not(:disabled), > .${rows} > input:read-only:not(:disabled))`;
const isInvalid = '&:has(:is(input, textarea)[aria-invalid="true"])';
const hasFocus = `&:has(> :is(input, textarea):focus-visible, > .${rows} > input:focus-visible)`;

/** The box around a native control and its affixes. */
export const box = style(
  inLayer({
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
  }),
);

/** 32, 36 (filter bars), 40 px. */
export const size = styleVariants({
  sm: [
    inLayer({
      blockSize: base.size.controlSm,
      paddingInline: base.space.px10,
      borderRadius: base.radius.sm,
      fontSize: '13px',
    }),
  ],
  bar: [
    inLayer({
      blockSize: base.size.controlBar,
      paddingInline: base.space.px12,
      borderRadius: base.radius.md,
      fontSize: '13.5px',
    }),
  ],
  md: [
    inLayer({
      blockSize: base.size.control,
      paddingInline: base.space.px12,
      borderRadius: base.radius.md,
      fontSize: '14px',
    }),
  ],
});

/** Text area: from 64 px, grows with its text up to 240. */
export const area = style(inLayer({ blockSize: 'auto', padding: 0, borderRadius: base.radius.md, fontSize: '14px' }));

const leftToRight =
  ':is([dir="ltr"], [type="email"], [type="url"], [type="tel"], [type="number"], [inputmode="decimal"], [inputmode="numeric"])';
const filled = '&:is(:autofill, :-webkit-autofill)';

export const control = style(
  inLayer({
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
    lineHeight: '20px',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    touchAction: 'manipulation',
    selectors: {
      '&::placeholder': { color: vars.role.textSubtle, opacity: 1 },
      '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor' },
      '&::-webkit-search-cancel-button': { appearance: 'none' },
      // Addresses and numbers run left to right in every language, and stand where the line starts.
      [`&${leftToRight}:not(:placeholder-shown)`]: { direction: 'ltr' },
      [`[dir="rtl"] &${leftToRight}:not(:placeholder-shown), [dir="rtl"] &[dir="ltr"]`]: { textAlign: 'end' },
      // The browser paints its own fill under autofilled text; this covers it with the field's.
      [filled]: { WebkitTextFillColor: vars.role.text, boxShadow: `inset 0 0 0 100px ${vars.part.field}` },
    },
    '@media': {
      // Safari on phones zooms into anything smaller.
      [coarsePointer]: { fontSize: '16px' },
      [forcedColors]: { forcedColorAdjust: 'auto' },
    },
  }),
);

export const areaControl = style(
  inLayer({
    minBlockSize: '64px',
    maxBlockSize: '240px',
    padding: `${base.space.px10} ${base.space.px12}`,
    resize: 'vertical',
    overflowY: 'auto',
    fieldSizing: 'content',
  } as never),
);

export const tabular = style(inLayer({ fontVariantNumeric: 'tabular-nums lining-nums' }));

/** Icons of the box do not catch the press that is meant for the control. */
export const icon = style(inLayer({ color: vars.role.textSubtle, pointerEvents: 'none' }));
export const affix = style(
  inLayer({ flex: 'none', color: vars.role.textMuted, fontSize: '13px', lineHeight: '20px', userSelect: 'none' }),
);
export const end = style(
  inLayer({ display: 'flex', alignItems: 'center', flex: 'none', marginInlineEnd: `calc(-1 * ${base.space.px8})` }),
);
