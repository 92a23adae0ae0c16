import { bareButton } from '../../css/bareButton';
import { below, coarsePointer, forcedChoice, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  outline: 'none',
  borderRadius: base.radius.md,
  selectors: {
    '&[data-drop-target]': { boxShadow: `inset 0 0 0 2px ${vars.part.focus}` },
    '&[data-empty]': { minBlockSize: base.size.controlLg },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-drop-target]': { outline: '2px solid Highlight' } } } },
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  minBlockSize: base.size.controlBar,
  borderRadius: base.radius.md,
  color: vars.role.text,
  outline: 'none',
  selectors: {
    '&[data-hovered], &:focus-within': { background: vars.part.menuHover },
    '&[data-selected]': {
      background: `color-mix(in oklab, ${vars.color.primary.light} 55%, ${vars.role.surface})`,
    },
    '&[data-selected]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: base.space.px6,
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: base.radius.full,
      background: vars.color.primary.text,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
    '&[data-dragging]': { opacity: 0.5 },
  },
  '@media': {
    [below('md')]: { minBlockSize: base.size.control },
    [forcedColors]: { selectors: forcedChoice('&[data-selected]') },
  },
});

export const dividedRow = style({
  minBlockSize: base.size.controlLg,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  borderRadius: 0,
  paddingInlineStart: base.space.px4,
  selectors: { '&[data-selected]::before': { insetBlock: 0, borderRadius: 0 } },
});

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  padding: base.space.px12,
  minBlockSize: base.size.controlLg,
  boxSizing: 'border-box',
  border: `1px dashed ${vars.role.borderControl}`,
  borderRadius: base.radius.md,
  color: vars.role.textMuted,
  textAlign: 'center',
});

/** Handle of a row that can't be moved. Its tooltip shows the reason. */
export const fixedHandle = style({
  ...bareButton,
  color: vars.role.textSubtle,
  cursor: 'not-allowed',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.part.focus}` } },
  '@media': {
    [coarsePointer]: { inlineSize: base.size.controlSm, blockSize: base.size.controlSm },
    [forcedColors]: { color: 'GrayText' },
  },
});
