import { coarsePointer, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { tabular } from '../../css/typography.css';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  flex: 'none',
  boxSizing: 'border-box',
  blockSize: '28px',
  border: `1px solid ${vars.role.borderControl}`,
  borderRadius: base.radius.sm,
  background: vars.part.field,
  color: vars.role.text,
  '@media': { [coarsePointer]: { blockSize: base.size.controlSm } },
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '26px',
  borderRadius: `calc(${base.radius.sm} - 1px)`,
  color: vars.role.textMuted,
  touchAction: 'manipulation',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:active': { background: vars.role.press },
    '&[aria-disabled]': { color: vars.role.textSubtle, opacity: 0.5, background: 'transparent', cursor: 'default' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not([aria-disabled])': { background: vars.role.hover, color: vars.role.text } },
    },
    [coarsePointer]: { inlineSize: base.size.controlSm },
    [forcedColors]: { color: 'ButtonText', selectors: { '&[aria-disabled]': { color: 'GrayText' } } },
  },
});

export const value = style([
  tabular,
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '26px',
    borderRadius: base.radius.xs,
    fontFamily: base.font.ui,
    fontSize: base.fontSize.label,
    lineHeight: base.lineHeight.body,
    fontWeight: 600,
    cursor: 'default',
    userSelect: 'none',
  },
]);
