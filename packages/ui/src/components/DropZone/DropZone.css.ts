import { forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px12,
  boxSizing: 'border-box',
  minInlineSize: 0,
  border: `1px dashed ${vars.role.borderControl}`,
  borderRadius: base.radius.md,
  color: vars.role.text,
  outline: 'none',
  transition: `border-color ${base.motion.fast} ${base.motion.ease}, background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.role.textSubtle },
    '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: vars.color.danger.main },
    '&[data-drop-target]': { borderColor: vars.color.primary.text, background: vars.color.primary.light },
    '&[data-disabled]': { background: vars.part.muted, borderColor: vars.role.border, cursor: 'not-allowed' },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-drop-target]': { outline: '2px solid Highlight' } } } },
});

export const layout = styleVariants({
  block: { flexDirection: 'column', justifyContent: 'center', padding: base.space.px24, textAlign: 'center' },
  row: { flexWrap: 'wrap', padding: `${base.space.px8} ${base.space.px12}` },
});

export const icon = style({
  color: vars.role.textMuted,
  selectors: { [`${root}[data-drop-target] &`]: { color: vars.color.primary.text } },
});

export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: base.space.px8,
});

export const title = style({
  overflowWrap: 'anywhere',
  selectors: { [`${root}[data-disabled] &`]: { color: vars.role.textMuted } },
});

export const help = style({ color: vars.role.textMuted, overflowWrap: 'anywhere' });
