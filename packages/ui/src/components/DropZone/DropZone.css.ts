import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({
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
  }),
);

export const layout = styleVariants({
  block: [
    inLayer({ flexDirection: 'column', justifyContent: 'center', padding: base.space.px24, textAlign: 'center' }),
  ],
  row: [inLayer({ flexWrap: 'wrap', padding: `${base.space.px8} ${base.space.px12}` })],
});

export const icon = style(
  inLayer({
    color: vars.role.textMuted,
    selectors: { [`${root}[data-drop-target] &`]: { color: vars.color.primary.text } },
  }),
);

export const words = style(
  inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: base.space.px8 }),
);

export const title = style(
  inLayer({ overflowWrap: 'anywhere', selectors: { [`${root}[data-disabled] &`]: { color: vars.role.textMuted } } }),
);

export const help = style(inLayer({ color: vars.role.textMuted, overflowWrap: 'anywhere' }));
