import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space.px2,
    fontFamily: base.font.ui,
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  }),
);

/** Colour says good or bad, the arrow says direction. */
export const tone = styleVariants({
  good: [inLayer({ color: vars.color.success.text })],
  bad: [inLayer({ color: vars.color.danger.text })],
  neutral: [inLayer({ color: vars.role.textMuted })],
});
