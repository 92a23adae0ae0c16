import { style } from '@vanilla-extract/css';
import { below, forcedColors, inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const list = style(inLayer({ display: 'grid', outline: 'none' }));

export const row = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px4,
    minBlockSize: base.size.controlBar,
    borderRadius: base.radius.md,
    color: vars.role.text,
    outline: 'none',
    selectors: {
      '&[data-hovered], &:focus-within': { background: vars.part.menuHover },
      '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
      '&[data-dragging]': { opacity: 0.5 },
    },
    '@media': { [below('md')]: { minBlockSize: base.size.control } },
  }),
);

export const handle = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: base.size.target,
    blockSize: base.size.target,
    padding: 0,
    border: 0,
    borderRadius: base.radius.sm,
    background: 'transparent',
    color: vars.role.textSubtle,
    cursor: 'grab',
    touchAction: 'manipulation',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { color: vars.role.text },
      '&[data-focus-visible]': { outline: `2px solid ${vars.part.focus}` },
      '&[data-pressed]': { cursor: 'grabbing' },
    },
    '@media': { [forcedColors]: { color: 'ButtonText' } },
  }),
);

/** Where the row would come to lie. */
export const indicator = style(
  inLayer({
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
  }),
);
