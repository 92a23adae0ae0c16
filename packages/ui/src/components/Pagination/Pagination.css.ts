import { below, forcedChoice, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({ minInlineSize: 0 });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px4,
  // Without a gap, nine buttons fit on a phone.
  '@media': { [below('sm')]: { gap: 0 } },
});

export const square = style({
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: base.size.controlSm,
  blockSize: base.size.controlSm,
  paddingInline: base.space.px4,
  borderRadius: base.radius.sm,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.caption,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.role.textMuted,
  touchAction: 'manipulation',
  cursor: 'pointer',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}, color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.role.hover, color: vars.role.text },
    '&:active': { background: vars.role.press },
    '&[aria-current="page"]': {
      background: vars.color.primary.light,
      color: vars.color.primary.text,
      fontWeight: 650,
      cursor: 'default',
    },
    '&[aria-disabled="true"]': {
      background: 'none',
      color: `color-mix(in oklab, ${vars.role.textSubtle} 75%, transparent)`,
      cursor: 'not-allowed',
    },
  },
  '@media': { [forcedColors]: { selectors: forcedChoice('&[aria-current="page"]') } },
});

export const gap = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: base.size.controlSm,
  blockSize: base.size.controlSm,
  color: vars.role.textSubtle,
});
