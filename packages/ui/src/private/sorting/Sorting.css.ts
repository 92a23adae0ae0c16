import { bareButton } from '../../css/bareButton';
import { coarsePointer, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const grip = style({ display: 'contents' });

export const handle = style({
  ...bareButton,
  color: vars.role.textSubtle,
  cursor: 'grab',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.role.text },
    '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}` },
    '&[data-pressed]': { cursor: 'grabbing' },
    '&[data-disabled]': { visibility: 'hidden' },
  },
  '@media': {
    [coarsePointer]: { inlineSize: base.size.controlSm, blockSize: base.size.controlSm },
    [forcedColors]: { color: 'ButtonText' },
  },
});

/** Drop indicator. */
export const line = style({
  outline: 'none',
  selectors: {
    '&[data-drop-target]': {
      blockSize: '2px',
      marginBlock: '-1px',
      borderRadius: base.radius.full,
      background: vars.part.focus,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-drop-target]': { background: 'Highlight' } } } },
});
