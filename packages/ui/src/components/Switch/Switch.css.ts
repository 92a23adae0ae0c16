import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

const track = '36px';
const thumb = base.space.px16;

/** A 36 × 20px track and a 16px thumb with a gap of 2px. */
export const input = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: track,
  blockSize: '20px',
  margin: 0,
  borderRadius: base.radius.full,
  background: vars.role.borderControl,
  cursor: 'inherit',
  touchAction: 'manipulation',
  transition: `background-color ${base.motion.base} ${base.motion.ease}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '2px',
      insetInlineStart: '2px',
      inlineSize: thumb,
      blockSize: thumb,
      borderRadius: base.radius.full,
      background: vars.part.switchThumb,
      boxShadow: `0 1px 2px color-mix(in oklab, ${vars.role.scrim} 60%, transparent)`,
      transition: `inset-inline-start ${base.motion.base} ${base.motion.ease}`,
    },
    '&:hover': { background: vars.role.textSubtle },
    '&:checked': { background: vars.color.primary.main },
    '&:checked:hover': { background: vars.color.primary.hover },
    '&:checked::before': { insetInlineStart: `calc(${track} - ${thumb} - 2px)` },
    '&:disabled': { opacity: 0.45 },
  },
  '@media': {
    [reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
    // Use system colors: forced colors would give the track and the thumb the same background.
    [forcedColors]: {
      forcedColorAdjust: 'none',
      boxShadow: 'inset 0 0 0 1px ButtonText',
      selectors: {
        '&, &:hover': { background: 'ButtonFace' },
        '&:checked, &:checked:hover': { background: 'Highlight' },
        '&::before': { background: 'ButtonText', boxShadow: 'none' },
        '&:checked::before': { background: 'HighlightText' },
        '&:focus-visible': { outlineColor: 'Highlight' },
        '&:disabled': { opacity: 1, boxShadow: 'inset 0 0 0 1px GrayText' },
        '&:disabled::before': { background: 'GrayText' },
        '&:disabled:checked, &:disabled:checked:hover': { background: 'GrayText' },
        '&:disabled:checked::before': { background: 'ButtonFace' },
      },
    },
  },
});
