import { style } from '@vanilla-extract/css';
import { forcedColors, inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';
import { hue } from '../chartColor.css';

export const root = style(
  inLayer({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    fontFamily: base.font.ui,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
export const column = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    alignItems: 'center',
    minInlineSize: 0,
  }),
);
export const value = style(
  inLayer({
    order: 0,
    fontSize: '12px',
    lineHeight: '16px',
    marginBlockEnd: base.space.px4,
    color: vars.role.textMuted,
    whiteSpace: 'nowrap',
  }),
);
export const room = style(
  inLayer({
    order: 1,
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    inlineSize: '100%',
    borderBlockEnd: `2px solid ${vars.role.borderControl}`,
  }),
);
export const bar = style(
  inLayer({
    inlineSize: 'min(22px, 70%)',
    borderStartStartRadius: base.radius.xs,
    borderStartEndRadius: base.radius.xs,
    background: `color-mix(in oklab, ${hue} 40%, ${vars.role.surface})`,
    '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
export const bestBar = style(inLayer({ background: hue }));
export const name = style(
  inLayer({
    order: 2,
    // Also where its words are for screen readers alone: all bars stand on one shelf.
    boxSizing: 'border-box',
    minBlockSize: '18px',
    fontSize: '11px',
    lineHeight: '16px',
    paddingBlockStart: base.space.px2,
    color: vars.role.textSubtle,
    whiteSpace: 'nowrap',
  }),
);
export const best = style(inLayer({ fontWeight: 650, color: vars.role.text }));
