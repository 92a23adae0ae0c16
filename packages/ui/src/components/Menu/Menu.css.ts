import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const menu = style(inLayer({ minInlineSize: '200px', overflow: 'hidden' }));

/** The list scrolls, the head above it does not. */
export const list = style(
  inLayer({
    padding: base.space.px4,
    overflowY: 'auto',
    outline: 'none',
    overscrollBehavior: 'contain',
    maxBlockSize: 'inherit',
    touchAction: 'pan-y',
  }),
);

export const head = style(
  inLayer({ display: 'block', padding: base.space.px12, borderBlockEnd: `1px solid ${vars.role.border}` }),
);

export const tones = styleVariants({
  neutral: [inLayer({})],
  danger: [
    inLayer({
      color: vars.color.danger.text,
      '@media': {
        [forcedColors]: {
          color: 'CanvasText',
          selectors: { '&[data-hovered], &[data-focused]': { color: 'HighlightText' } },
        },
      },
    }),
  ],
});

export const chosen = style(
  inLayer({
    color: vars.color.primary.text,
    fontWeight: 600,
    '@media': {
      [forcedColors]: {
        color: 'CanvasText',
        selectors: { '&[data-hovered], &[data-focused]': { color: 'HighlightText' } },
      },
    },
  }),
);

/** Box of an item in a menu where several can be chosen. */
export const box = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '18px',
    blockSize: '18px',
    boxSizing: 'border-box',
    borderRadius: base.radius.xs,
    border: `1px solid ${vars.role.borderControl}`,
    background: vars.part.field,
    color: vars.color.primary.on,
    selectors: { '[data-selected] > &': { background: vars.color.primary.main, borderColor: vars.color.primary.main } },
    '@media': { [forcedColors]: { color: 'inherit' } },
  }),
);

export const check = style(inLayer({ marginInlineStart: 'auto' }));

export const section = style(
  inLayer({
    selectors: {
      '& + &': {
        borderBlockStart: `1px solid ${vars.role.border}`,
        marginBlockStart: base.space.px4,
        paddingBlockStart: base.space.px4,
      },
    },
  }),
);
