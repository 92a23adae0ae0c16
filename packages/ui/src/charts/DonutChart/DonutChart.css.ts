import { style } from '@vanilla-extract/css';
import { forcedColors, inLayer, reducedMotion } from '../../css/componentStyle';
import { truncate } from '../../css/typography.css';
import { base, vars } from '../../theme/vars.css';
import { appearing } from '../appearing.css';
import { hue } from '../chartColor.css';

export const plot = style(
  inLayer({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    borderRadius: base.radius.md,
    // The readout stands right above.
    selectors: { '&:focus-visible': { outlineOffset: 0 } },
  }),
);
export const drawing = style([appearing, inLayer({ display: 'block', maxInlineSize: '100%', overflow: 'visible' })]);
export const slice = style(
  inLayer({
    fill: hue,
    transition: `opacity ${base.motion.fast} ${base.motion.ease}`,
    selectors: { '&[data-away]': { opacity: 0.35 } },
    '@media': {
      [forcedColors]: { stroke: 'CanvasText' },
      [reducedMotion]: { transition: 'none' },
    },
  }),
);
/** Over the hole of the ring: as wide as it. */
export const center = style(
  inLayer({
    position: 'absolute',
    inset: 0,
    marginInline: 'auto',
    maxInlineSize: '112px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    pointerEvents: 'none',
    fontSize: '12px',
    lineHeight: '16px',
    color: vars.role.textMuted,
  }),
);
export const share = style(
  inLayer({
    fontSize: '20px',
    lineHeight: '28px',
    fontWeight: 650,
    color: vars.role.text,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const name = style([truncate, inLayer({ maxInlineSize: '100%' })]);
