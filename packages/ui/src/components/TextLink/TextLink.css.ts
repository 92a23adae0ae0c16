import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({
    fontWeight: 600,
    borderRadius: base.radius.xs,
    cursor: 'pointer',
    touchAction: 'manipulation',
    textUnderlineOffset: '3px',
    transition: `color ${base.motion.fast} ${base.motion.ease}`,
  }),
);

export const tone = styleVariants({
  primary: [inLayer({ color: vars.color.primary.text })],
  muted: [
    inLayer({ color: vars.role.textMuted, fontWeight: 'inherit', selectors: { '&:hover': { color: vars.role.text } } }),
  ],
  danger: [inLayer({ color: vars.color.danger.text })],
  inherit: [inLayer({ color: 'inherit', fontWeight: 'inherit' })],
});

/** Inside a sentence colour alone is no sign of a link: it is underlined at rest. */
export const underline = styleVariants({
  always: [inLayer({ textDecoration: 'underline' })],
  hover: [inLayer({ selectors: { '&:hover': { textDecoration: 'underline' } } })],
});

/** On the line of the words it belongs to. */
export const icon = style(inLayer({ display: 'inline', verticalAlign: '-2px' }));
