import { forcedColors } from '../../css/componentStyle';
import { globalStyle, style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';
import { pinned } from '../DataTable.css';

/** Covers the value without moving anything around it. */
export const editor = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  background: vars.part.field,
  boxShadow: `inset 0 0 0 2px ${vars.part.focus}`,
  selectors: { '&[data-wrong]': { boxShadow: `inset 0 0 0 2px ${vars.color.danger.main}` } },
  '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
/** Marks editable cells on hover. */
globalStyle('[data-edit]:hover', { cursor: 'text', boxShadow: `inset 0 0 0 1px ${vars.role.borderControl}` });
globalStyle(`:has(> ${editor}):not(${pinned})`, { position: 'relative' });

export const field = style({
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  boxSizing: 'border-box',
  margin: 0,
  paddingInline: 'var(--table-pad)',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.role.text,
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  textAlign: 'inherit',
  selectors: { '&:read-only:not(select)': { color: vars.role.textMuted } },
});
export const box = style({ marginInline: 'var(--table-pad)' });

export const wrong = style({
  maxInlineSize: '320px',
  padding: `${base.space.px6} ${base.space.px10}`,
  borderRadius: base.radius.sm,
  background: vars.role.surface,
  border: `1px solid ${vars.color.danger.main}`,
  boxShadow: vars.elevation.e2,
  color: vars.color.danger.text,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
});
