import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

const move = ['top', 'left', 'width', 'height']
  .map((side) => `${side} ${base.motion.slow} ${base.motion.ease}`)
  .join(', ');

/** Dims everything except the target. The page stays interactive. */
export const spot = style({
  position: 'fixed',
  zIndex: base.zIndex.scrim,
  boxSizing: 'border-box',
  border: `2px solid ${vars.part.focus}`,
  borderRadius: base.radius.md,
  boxShadow: `0 0 0 200vmax ${vars.role.scrim}`,
  pointerEvents: 'none',
  transition: move,
  '@media': {
    [reducedMotion]: { transition: 'none' },
    [forcedColors]: { borderColor: 'Highlight' },
    print: { display: 'none' },
  },
});

export const place = style({
  inlineSize: '320px',
  maxInlineSize: `calc(100vw - 2 * ${base.space.px12})`,
  overflow: 'auto',
});

export const card = style({ display: 'grid', gap: base.space.px8, padding: base.space.px16, outline: 'none' });

export const header = style({ display: 'flex', alignItems: 'flex-start', gap: base.space.px8 });

export const title = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: base.space.px4,
  overflowWrap: 'anywhere',
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
});

export const words = style({ color: vars.role.textSecondary, overflowWrap: 'anywhere' });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  marginBlockStart: base.space.px8,
});

export const count = style({ flex: '1 0 auto', color: vars.role.textMuted });
