import { forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';
import { hue } from '../chartColor.css';

/** The widest value determines the width of the tracks, so that all have the same scale. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: base.space.px10,
  minInlineSize: 0,
  fontFamily: base.font.ui,
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minBlockSize: '41px',
  minInlineSize: 0,
});
export const start = style({ display: 'flex', alignItems: 'center', gap: base.space.px10, minInlineSize: 0 });
export const words = style({ flex: '1 1 auto', minInlineSize: 0 });
export const name = style({
  display: 'block',
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.compact,
  fontWeight: 550,
  color: vars.role.text,
});
export const track = style({
  display: 'block',
  blockSize: base.space.px4,
  marginBlockStart: `calc(${base.space.px4} + 1px)`,
  borderRadius: base.radius.full,
  background: vars.part.muted,
  overflow: 'hidden',
});
export const bar = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: hue,
  '@media': { [forcedColors]: { background: 'Highlight' } },
});
export const value = style({
  minInlineSize: base.space.px24,
  textAlign: 'end',
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.compact,
  fontWeight: 600,
  color: vars.role.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
