import { style } from '@vanilla-extract/css';
import { coarsePointer, forcedColors, inLayer } from '../../css/componentStyle';
import { tabular } from '../../css/typography.css';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({
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
  }),
);

export const button = style(
  inLayer({
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
  }),
);

export const value = style([
  tabular,
  inLayer({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '26px',
    borderRadius: base.radius.xs,
    fontFamily: base.font.ui,
    fontSize: '13px',
    lineHeight: '20px',
    fontWeight: 600,
    cursor: 'default',
    userSelect: 'none',
  }),
]);
