import { forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';
import { hue } from '../chartColor.css';

export const root = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  fontFamily: base.font.ui,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  minInlineSize: 0,
});
export const value = style({
  order: 0,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  marginBlockEnd: base.space.px4,
  color: vars.role.textMuted,
  whiteSpace: 'nowrap',
});
export const room = style({
  order: 1,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  inlineSize: '100%',
  borderBlockEnd: `2px solid ${vars.role.borderControl}`,
});
export const bar = style({
  inlineSize: 'min(22px, 70%)',
  borderStartStartRadius: base.radius.xs,
  borderStartEndRadius: base.radius.xs,
  background: `color-mix(in oklab, ${hue} 40%, ${vars.role.surface})`,
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const bestBar = style({ background: hue });
export const name = style({
  order: 2,
  // The label keeps its height when its text is visually hidden, so that all bars share a baseline.
  boxSizing: 'border-box',
  minBlockSize: '18px',
  fontSize: base.fontSize.micro,
  lineHeight: base.lineHeight.caption,
  paddingBlockStart: base.space.px2,
  color: vars.role.textSubtle,
  whiteSpace: 'nowrap',
});
export const best = style({ fontWeight: 650, color: vars.role.text });
