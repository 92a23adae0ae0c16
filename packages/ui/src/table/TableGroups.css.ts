import { style } from '@vanilla-extract/css';
import { inLayer, reducedMotion } from '../css/componentStyle';
import { base, vars } from '../theme/vars.css';

export const groupRow = style(inLayer({ background: vars.role.sunken }));
export const groupButton = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space.px8,
    minBlockSize: base.size.target,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: base.radius.xs,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    touchAction: 'manipulation',
    maxInlineSize: '100%',
  }),
);
export const groupArrow = style(
  inLayer({
    flex: 'none',
    color: vars.role.textMuted,
    transition: `rotate ${base.motion.fast} ${base.motion.ease}`,
    selectors: {
      '[aria-expanded="true"] > &': { rotate: '90deg' },
      '[dir="rtl"] [aria-expanded="true"] > &': { rotate: '-90deg' },
    },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);
export const groupCount = style(
  inLayer({
    fontSize: '12px',
    fontWeight: 550,
    color: vars.role.textSubtle,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

/** Stands on the shelf line, as the sum of a bill does. */
export const totalCell = style(
  inLayer({
    fontWeight: 600,
    borderBlockStart: `1px solid ${vars.role.borderStrong}`,
    borderBlockEndWidth: 0,
    background: vars.role.surface,
  }),
);
export const gridFoot = style(inLayer({ display: 'block', position: 'sticky', insetBlockEnd: 0, zIndex: 3 }));
