import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** The visible box, 18px. */
export const box = style({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
});

const on = ':is(:checked, :indeterminate)';

export const input = style({
  appearance: 'none',
  gridArea: '1 / 1',
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  boxSizing: 'border-box',
  border: `1.5px solid ${vars.role.borderControl}`,
  borderRadius: base.radius.xs,
  background: vars.part.field,
  cursor: 'inherit',
  touchAction: 'manipulation',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}, border-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    // The target is larger than the box: at least 24px, even without a label.
    '&::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${base.space.px8})` },
    '&:hover': { borderColor: vars.role.textSubtle },
    [`&${on}`]: { background: vars.color.primary.main, borderColor: vars.color.primary.main },
    [`&${on}:hover`]: { background: vars.color.primary.hover, borderColor: vars.color.primary.hover },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: vars.color.danger.main },
    '&:disabled': { background: vars.part.muted, borderColor: vars.role.borderStrong },
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
});

/** Check mark or dash, drawn when checked. */
export const glyph = style({
  gridArea: '1 / 1',
  inlineSize: '18px',
  blockSize: '18px',
  fill: 'none',
  stroke: vars.color.primary.on,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  pointerEvents: 'none',
  selectors: { [`${input}:disabled + &`]: { stroke: vars.role.textSubtle } },
  '@media': { [forcedColors]: { display: 'none' } },
});

const stroke = {
  strokeDasharray: 1,
  strokeDashoffset: 1,
  opacity: 0,
  transition: `stroke-dashoffset ${base.motion.fast} ${base.motion.ease}, opacity ${base.motion.fast} ${base.motion.ease}`,
};
const still = { '@media': { [reducedMotion]: { transition: 'none' } } };

export const check = style({
  ...stroke,
  ...still,
  selectors: { [`${input}:checked:not(:indeterminate) + ${glyph} > &`]: { strokeDashoffset: 0, opacity: 1 } },
});
export const dash = style({
  ...stroke,
  ...still,
  selectors: { [`${input}:indeterminate + ${glyph} > &`]: { strokeDashoffset: 0, opacity: 1 } },
});
