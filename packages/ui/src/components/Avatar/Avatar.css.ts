import { createVar } from '@vanilla-extract/css';
import { forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

const hue = createVar();

export const root = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  fontFamily: base.font.ui,
  fontWeight: 650,
  lineHeight: 1,
  letterSpacing: '.01em',
  userSelect: 'none',
  background: `color-mix(in oklab, ${hue} 20%, ${vars.role.surface})`,
  color: `color-mix(in oklab, ${hue} 62%, ${vars.role.text})`,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const color = styleVariants(vars.chart, (value) => ({ vars: { [hue]: value } }));

const box = (edge: string, fontSize: string) => ({ inlineSize: edge, blockSize: edge, fontSize });
export const size = styleVariants({
  20: box('20px', '9px'),
  24: box('24px', '10px'),
  32: box('32px', '12px'),
  40: box('40px', '14px'),
  56: box('56px', '18px'),
  72: box('72px', '24px'),
});

/** `circle` for people, `square` for workplaces. */
export const shape = styleVariants({
  circle: { borderRadius: base.radius.full },
  square: { borderRadius: base.radius.md },
});
export const smallSquare = style({ borderRadius: base.radius.sm });

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
});

export const presence = style({
  position: 'absolute',
  insetBlockEnd: '-1px',
  insetInlineEnd: '-1px',
  inlineSize: '10px',
  blockSize: '10px',
  boxSizing: 'border-box',
  borderRadius: base.radius.full,
  border: `2px solid ${vars.role.surface}`,
});

/** `offline` is a ring instead of a dot, so that color is not the only difference (WCAG 1.4.1). */
export const status = styleVariants({
  online: { background: vars.color.success.main },
  busy: { background: vars.color.danger.main },
  away: { background: vars.color.warning.main },
  offline: { background: vars.role.surface, boxShadow: `inset 0 0 0 2px ${vars.role.borderControl}` },
});
