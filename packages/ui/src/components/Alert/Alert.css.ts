import { createVar } from '@vanilla-extract/css';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

const main = createVar();
const textColor = createVar();

export const root = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: base.space.px12,
  paddingBlock: `calc(${base.space.px12} - 1px)`,
  paddingInline: `calc(${base.space.px12} + 1px) calc(${base.space.px12} - 1px)`,
  borderRadius: base.radius.md,
  border: `1px solid color-mix(in oklab, ${main} 30%, transparent)`,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.body,
  lineHeight: base.lineHeight.body,
  color: vars.role.text,
  minInlineSize: 0,
});

const { info, success, warning, danger, primary, secondary, dark } = vars.color;
export const tone = styleVariants({ info, success, warning, danger, primary, secondary, dark }, (color) => ({
  vars: { [main]: color.main, [textColor]: color.text },
  background: color.light,
}));

export const icon = style({ color: textColor, marginBlockStart: '1px' });
/** The text, followed by the action, which wraps below it when there is no room. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  flex: '1 1 auto',
  columnGap: base.space.px12,
  rowGap: `calc(${base.space.px12} + 2px)`,
  minInlineSize: 0,
});
export const content = style({ flex: '1 1 180px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: 600 });
/** Continues on the line of the title. A block element inside starts a new line. */
export const body = style({ display: 'inline', color: vars.role.textMuted });
/** Controls overlap the 20px line of text, so they don't increase its height. Links use the color of the tone. */
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  flex: 'none',
  minBlockSize: base.size.controlSm,
  marginBlock: `calc(-1 * ${base.space.px6})`,
  color: textColor,
  fontWeight: 600,
});
