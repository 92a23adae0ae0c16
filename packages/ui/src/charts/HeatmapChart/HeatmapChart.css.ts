import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, inLayer } from '../../css/componentStyle';
import { truncate } from '../../css/typography.css';
import { base, vars } from '../../theme/vars.css';
import { appearing } from '../appearing.css';

export const plot = style(
  inLayer({
    display: 'grid',
    gap: '2px',
    marginBlockStart: base.space.px8,
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
export const name = style([
  truncate,
  inLayer({
    minInlineSize: 0,
    paddingInlineEnd: base.space.px8,
    selectors: { '&[data-active]': { color: vars.role.text, fontWeight: 650 } },
  }),
]);
export const cell = style([
  appearing,
  inLayer({
    blockSize: '28px',
    borderRadius: '4px',
    selectors: { '&[data-active]': { outline: `2px solid ${vars.role.text}`, outlineOffset: '-2px' } },
    '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
  }),
]);
export const heat = styleVariants(vars.sequential, (shade) => [inLayer({ background: shade })]);
/** No data is no shade. */
export const missing = style(inLayer({ boxSizing: 'border-box', border: `1px dashed ${vars.role.borderStrong}` }));
export const column = style(
  inLayer({
    minInlineSize: 0,
    display: 'flex',
    justifyContent: 'center',
    whiteSpace: 'nowrap',
    selectors: { '&[data-active]': { color: vars.role.text, fontWeight: 650 } },
  }),
);

/** What the shades mean: from the least to the most. */
export const scale = style(
  inLayer({ display: 'inline-flex', alignItems: 'center', gap: base.space.px8, marginInlineStart: 'auto' }),
);
export const ramp = style(inLayer({ display: 'flex', gap: '1px' }));
export const step = style(
  inLayer({
    inlineSize: '14px',
    blockSize: '10px',
    borderRadius: '2px',
    '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);
