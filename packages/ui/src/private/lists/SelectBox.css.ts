import { forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Looks like a Checkbox: 18px, with a larger target. */
export const box = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  boxSizing: 'border-box',
  borderRadius: base.radius.xs,
  border: `1.5px solid ${vars.role.borderControl}`,
  background: vars.part.field,
  color: vars.color.primary.on,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${base.space.px8})` },
    '&[data-hovered]': { borderColor: vars.role.textSubtle },
    '&:is([data-selected], [data-indeterminate])': {
      background: vars.color.primary.main,
      borderColor: vars.color.primary.main,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': {
      background: vars.part.muted,
      borderColor: vars.role.borderStrong,
      color: vars.role.textSubtle,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&:is([data-selected], [data-indeterminate])': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});
