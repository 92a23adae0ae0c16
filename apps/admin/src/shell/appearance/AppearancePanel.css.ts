import { base, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const sections = style({ display: 'flex', flexDirection: 'column', gap: base.space.px20 });
export const switches = style({ display: 'flex', flexDirection: 'column', gap: base.space.px8 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: base.space.px8,
});
export const rule = style({
  paddingBlockStart: base.space.px12,
  borderBlockStart: `1px solid ${vars.role.border}`,
});
export const note = style({ flex: 1, color: vars.role.textMuted });

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '52px' });
export const ground = style({ fill: vars.role.canvas });
export const bar = style({ fill: vars.role.press });
export const accent = style({ fill: vars.color.primary.main });
export const line = style({ fill: vars.role.borderStrong });
export const rail = style({ fill: vars.role.rail });
export const edge = style({ fill: vars.part.cardBorder });
export const card = style({ fill: vars.role.surface, stroke: vars.part.cardBorder });

const { primary, secondary, success, danger, warning, info, dark } = vars.color;
// Plain values, because a script that imports `vars` would load all tokens.
export const navbarColors = {
  white: { color: vars.role.canvas, on: vars.role.text },
  primary: { color: primary.main, on: primary.on },
  secondary: { color: secondary.main, on: secondary.on },
  success: { color: success.main, on: success.on },
  danger: { color: danger.main, on: danger.on },
  warning: { color: warning.main, on: warning.on },
  info: { color: info.main, on: info.on },
  dark: { color: dark.main, on: dark.on },
};
