import { bareButton } from '../../css/bareButton';
import { reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const tree = style({ selectors: { '&:not([data-empty])': { padding: base.space.px4 } } });

/** A level is a step of 20 px; the room of the chevron is kept where there is none. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px6,
  minBlockSize: base.size.controlBar,
  paddingBlock: base.space.px4,
  paddingInlineStart: `calc(${base.space.px4} + (var(--tree-item-level) - 1) * ${base.space.px20})`,
  paddingInlineEnd: base.space.px8,
  borderRadius: base.radius.md,
  fontSize: base.fontSize.table,
  lineHeight: base.lineHeight.body,
  fontWeight: 500,
});

export const chevron = style({
  ...bareButton,
  outline: 'none',
  selectors: { '&[data-hovered]': { color: vars.role.text, background: vars.role.press } },
});

export const leaf = style({ flex: 'none', inlineSize: base.size.target });

/** Turned by a quarter when its branch is open; to the other side right to left. */
export const turning = style({
  display: 'grid',
  transition: `transform ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '[data-expanded] &': { transform: 'rotate(90deg)' },
    '[dir="rtl"] [data-expanded] &': { transform: 'rotate(-90deg)' },
  },
  '@media': { [reducedMotion]: { transition: 'none' } },
});

/** In the column of the labels; named twice, to win over the message that it is too. */
export const waiting = style({
  selectors: {
    '&&': {
      justifyContent: 'flex-start',
      minBlockSize: base.size.controlBar,
      paddingBlock: base.space.px4,
      paddingInlineStart: `calc(${base.space.px32} + (var(--tree-item-level) - 1) * ${base.space.px20})`,
    },
  },
});

/** The line of a drop begins where the labels of its level do. */
export const indicator = style({
  marginInlineStart: `calc(${base.space.px32} + (var(--tree-item-level, 1) - 1) * ${base.space.px20})`,
});
