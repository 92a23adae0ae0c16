import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({
    margin: 0,
    minInlineSize: 0,
    color: vars.role.text,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  } as never),
);

/** A caption that heads something. */
export const smallest = style(inLayer({ selectors: { '&&': { fontWeight: 550 } } }));

export const group = style(
  inLayer({ display: 'flex', flexDirection: 'column', gap: base.space.px4, minInlineSize: 0 }),
);
export const note = style(inLayer({ color: vars.role.textMuted }));
