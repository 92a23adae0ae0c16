import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

const main = createVar();
const words = createVar();

export const root = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-start',
    gap: base.space.px12,
    paddingBlock: '11px',
    paddingInline: '13px 11px',
    borderRadius: base.radius.md,
    border: `1px solid color-mix(in oklab, ${main} 30%, transparent)`,
    fontFamily: base.font.ui,
    fontSize: '14px',
    lineHeight: '20px',
    color: vars.role.text,
    minInlineSize: 0,
  }),
);

const { info, success, warning, danger, primary, secondary, dark } = vars.color;
export const tone = styleVariants({ info, success, warning, danger, primary, secondary, dark }, (color) => [
  inLayer({ vars: { [main]: color.main, [words]: color.text }, background: color.light }),
]);

export const icon = style(inLayer({ color: words, marginBlockStart: '1px' }));
/** The words, and at their end or under them what can be done. */
export const row = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    flex: '1 1 auto',
    columnGap: base.space.px12,
    rowGap: '14px',
    minInlineSize: 0,
  }),
);
export const content = style(inLayer({ flex: '1 1 180px', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(inLayer({ fontWeight: 600 }));
/** Runs on in the line of the title; a block inside it takes a line of its own. */
export const body = style(inLayer({ display: 'inline', color: vars.role.textMuted }));
/** Controls keep the line of the text: it is 20 px high, they reach over it. A link among them speaks in the tone. */
export const end = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px4,
    flex: 'none',
    minBlockSize: base.size.controlSm,
    marginBlock: `calc(-1 * ${base.space.px6})`,
    color: words,
    fontWeight: 600,
  }),
);
