import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px2,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

/** The color shows good or bad, the arrow shows the direction. */
export const tone = styleVariants({
  good: { color: vars.color.success.text },
  bad: { color: vars.color.danger.text },
  neutral: { color: vars.role.textMuted },
});
