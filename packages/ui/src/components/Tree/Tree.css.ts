import { style } from '@vanilla-extract/css';
import { bareButton } from '../../css/bareButton';
import { inLayer, reducedMotion } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const tree = style(inLayer({ selectors: { '&:not([data-empty])': { padding: base.space.px4 } } }));

/** A level is a step of 20 px; the room of the chevron is kept where there is none. */
export const row = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px6,
    minBlockSize: base.size.controlBar,
    paddingBlock: base.space.px4,
    paddingInlineStart: `calc(${base.space.px4} + (var(--tree-item-level) - 1) * ${base.space.px20})`,
    paddingInlineEnd: base.space.px8,
    borderRadius: base.radius.md,
    fontSize: '13.5px',
    lineHeight: '20px',
    fontWeight: 500,
  }),
);

export const chevron = style(
  inLayer({
    ...bareButton,
    outline: 'none',
    selectors: { '&[data-hovered]': { color: vars.role.text, background: vars.role.press } },
  }),
);

export const leaf = style(inLayer({ flex: 'none', inlineSize: base.size.target }));

/** Turned by a quarter when its branch is open; to the other side right to left. */
export const turning = style(
  inLayer({
    display: 'grid',
    transition: `transform ${base.motion.fast} ${base.motion.ease}`,
    selectors: {
      '[data-expanded] &': { transform: 'rotate(90deg)' },
      '[dir="rtl"] [data-expanded] &': { transform: 'rotate(-90deg)' },
    },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);

/** In the column of the labels; named twice, to win over the message that it is too. */
export const waiting = style(
  inLayer({
    selectors: {
      '&&': {
        justifyContent: 'flex-start',
        minBlockSize: base.size.controlBar,
        paddingBlock: base.space.px4,
        paddingInlineStart: `calc(${base.space.px32} + (var(--tree-item-level) - 1) * ${base.space.px20})`,
      },
    },
  }),
);

/** The line of a drop begins where the labels of its level do. */
export const indicator = style(
  inLayer({ marginInlineStart: `calc(${base.space.px32} + (var(--tree-item-level, 1) - 1) * ${base.space.px20})` }),
);
