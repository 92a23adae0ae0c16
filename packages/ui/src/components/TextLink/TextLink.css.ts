import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  fontWeight: 600,
  borderRadius: base.radius.xs,
  cursor: 'pointer',
  touchAction: 'manipulation',
  textUnderlineOffset: '3px',
  transition: `color ${base.motion.fast} ${base.motion.ease}`,
});

export const tone = styleVariants({
  primary: { color: vars.color.primary.text },
  muted: { color: vars.role.textMuted, fontWeight: 'inherit', selectors: { '&:hover': { color: vars.role.text } } },
  danger: { color: vars.color.danger.text },
  inherit: { color: 'inherit', fontWeight: 'inherit' },
});

/** Use `always` in running text, where color alone must not mark a link (WCAG 1.4.1). */
export const underline = styleVariants({
  always: { textDecoration: 'underline' },
  hover: { selectors: { '&:hover': { textDecoration: 'underline' } } },
});

/** Aligns the icon with the text. */
export const icon = style({ display: 'inline', verticalAlign: '-2px' });
