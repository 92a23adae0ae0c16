import { base, tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: base.space.px16,
  inlineSize: '100%',
});
export const fact = style({ textAlign: 'center' });

export const payments = style({ display: 'flex', flexDirection: 'column', gap: base.space.px12 });
export const payment = style({ display: 'flex', alignItems: 'center', gap: base.space.px12, minInlineSize: 0 });
const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: base.size.controlSm,
  blockSize: base.size.controlSm,
  borderRadius: base.radius.md,
});
export const incoming = style([tile, { background: vars.color.success.light, color: vars.color.success.text }]);
export const outgoing = style([tile, { background: vars.color.secondary.light, color: vars.color.secondary.text }]);
export const texts = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0 });
export const end = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', flex: 'none' });
export const time = style({ flex: 'none', whiteSpace: 'nowrap' });
export const amount = style([text.bodyStrong, tabular]);
export const amountIn = style([amount, { color: vars.color.success.text }]);

export const revenue = style({
  display: 'grid',
  gap: base.space.px16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: base.space.px16,
});
export const revenueSums = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: base.space.px24,
  paddingInline: base.space.px16,
});
export const revenueChange = style({ marginInlineStart: 'auto', alignSelf: 'flex-end' });
