import { reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const groupRow = style({ background: vars.role.sunken });
export const groupButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px8,
  minBlockSize: base.size.target,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: base.radius.xs,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  touchAction: 'manipulation',
  maxInlineSize: '100%',
});
export const groupArrow = style({
  flex: 'none',
  color: vars.role.textMuted,
  transition: `rotate ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '[aria-expanded="true"] > &': { rotate: '90deg' },
    '[dir="rtl"] [aria-expanded="true"] > &': { rotate: '-90deg' },
  },
  '@media': { [reducedMotion]: { transition: 'none' } },
});
export const groupCount = style({
  fontSize: base.fontSize.caption,
  fontWeight: 550,
  color: vars.role.textSubtle,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Cell of the total row, separated by a line. */
export const totalCell = style({
  fontWeight: 600,
  borderBlockStart: `1px solid ${vars.role.borderStrong}`,
  borderBlockEndWidth: 0,
  background: vars.role.surface,
});
export const gridFoot = style({ display: 'block', position: 'sticky', insetBlockEnd: 0, zIndex: 3 });
