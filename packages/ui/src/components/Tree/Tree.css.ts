import { bareButton } from '../../css/bareButton';
import { reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const tree = style({ selectors: { '&:not([data-empty])': { padding: base.space.px4 } } });

/** Each level is indented by 20px. Leaves reserve the space of the chevron. */
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

/** Rotated by 90° when expanded, mirrored in right-to-left layouts. */
export const turning = style({
  display: 'grid',
  transition: `transform ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '[data-expanded] &': { transform: 'rotate(90deg)' },
    '[dir="rtl"] [data-expanded] &': { transform: 'rotate(-90deg)' },
  },
  '@media': { [reducedMotion]: { transition: 'none' } },
});

/** Loading row, aligned with the labels of its level. `&&` overrides `rows.message`. */
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

/** The drop indicator starts at the labels of its level. */
export const indicator = style({
  marginInlineStart: `calc(${base.space.px32} + (var(--tree-item-level, 1) - 1) * ${base.space.px20})`,
});
