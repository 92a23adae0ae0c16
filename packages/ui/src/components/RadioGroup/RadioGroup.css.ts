import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** The visible circle, 18px. When checked, a thick border leaves the background visible as the dot. */
export const input = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  boxSizing: 'border-box',
  border: `1.5px solid ${vars.role.borderControl}`,
  borderRadius: base.radius.full,
  background: vars.part.field,
  cursor: 'inherit',
  touchAction: 'manipulation',
  transition: `border-color ${base.motion.fast} ${base.motion.ease}, border-width ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    // The target is larger than the circle: at least 24px, even without a label.
    '&::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${base.space.px12})` },
    '&:hover:not(:disabled)': { borderColor: vars.role.textSubtle },
    '&:checked': { background: vars.color.primary.on, borderWidth: '5.5px' },
    '&:checked, &:checked:hover:not(:disabled)': { borderColor: vars.color.primary.main },
    '[data-invalid] &:not(:checked)': { borderColor: vars.color.danger.main },
    '&:disabled': { background: vars.part.muted, borderColor: vars.role.borderStrong },
  },
  '@media': { [reducedMotion]: { transition: 'none' }, [forcedColors]: { appearance: 'auto' } },
});
