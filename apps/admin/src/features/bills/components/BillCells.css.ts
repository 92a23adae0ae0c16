import { base, vars } from '@larder/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const flag = styleVariants({
  normal: { display: 'inline-flex', color: vars.color.warning.text },
  urgent: { display: 'inline-flex', color: vars.color.danger.text },
});

/** Age of an open bill. */
export const age = styleVariants({
  normal: { color: vars.role.textMuted },
  soon: { color: vars.color.warning.text },
  late: { color: vars.color.danger.text },
});

export const pills = style({ display: 'inline-flex', flexWrap: 'wrap', gap: base.space.px4 });

export const payment = style({ display: 'inline-flex', color: vars.role.textMuted });

export const channel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px6,
  whiteSpace: 'nowrap',
});

/** Limits the width of the item names, so that the amounts fit. */
export const items = style({
  display: 'flex',
  gap: base.space.px4,
  minInlineSize: 0,
  maxInlineSize: `var(--table-cut, 168px)`,
});
