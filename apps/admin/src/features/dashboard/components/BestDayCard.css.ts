import { base, below, vars } from '@larder/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const card = style({ overflow: 'clip' });
export const root = style({ display: 'flex', justifyContent: 'space-between', gap: base.space.px8, blockSize: '100%' });
export const texts = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  justifyContent: 'space-between',
  paddingBlock: base.space.px16,
  paddingInlineStart: base.space.px16,
});
export const sentence = style({ marginBlockStart: base.space.px4, maxInlineSize: '44ch' });
export const drawing = style({
  flex: 'none',
  alignSelf: 'flex-end',
  display: 'block',
  marginInlineEnd: base.space.px8,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '@media': { [below('sm')]: { display: 'none' } },
});

export const arch = style({ fill: vars.color.primary.light });
export const shelf = style({ fill: vars.role.borderControl });
export const lid = style({ fill: vars.role.borderControl });
export const shade = style({ fill: 'black', opacity: 0.12 });
export const light = style({
  fill: 'none',
  stroke: 'white',
  strokeOpacity: 0.45,
  strokeWidth: '2.5px',
  strokeLinecap: 'round',
});
export const jar = styleVariants({ c1: vars.chart.c1, c2: vars.chart.c2, c4: vars.chart.c4 }, (fill) => ({ fill }));
export const underHeader = style([texts, { paddingBlockStart: 0 }]);
