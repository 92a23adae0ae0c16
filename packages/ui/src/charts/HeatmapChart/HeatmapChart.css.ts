import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const plot = style(
  inLayer({
    display: 'grid',
    gap: '2px',
    alignItems: 'center',
    borderRadius: base.radius.sm,
    touchAction: 'pan-y',
    cursor: 'default',
    fontSize: '11px',
    lineHeight: '16px',
    color: vars.role.textSubtle,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
export const row = style(inLayer({ display: 'contents' }));
export const name = style(
  inLayer({
    paddingInlineEnd: base.space.px8,
    whiteSpace: 'nowrap',
    selectors: { '&[data-active]': { color: vars.role.text, fontWeight: 650 } },
  }),
);
export const cell = style(
  inLayer({
    blockSize: '28px',
    borderRadius: '4px',
    selectors: { '&[data-active]': { outline: `2px solid ${vars.role.text}`, outlineOffset: '-2px' } },
    '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);
export const heat = styleVariants(vars.sequential, (shade) => [inLayer({ background: shade })]);
/** No data is no shade. */
export const missing = style(inLayer({ border: `1px dashed ${vars.role.border}` }));
export const column = style(
  inLayer({
    minInlineSize: 0,
    overflow: 'hidden',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    selectors: { '&[data-active]': { overflow: 'visible', color: vars.role.text, fontWeight: 650 } },
  }),
);
