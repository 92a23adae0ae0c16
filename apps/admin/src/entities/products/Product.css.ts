import { base, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

/** Fills its parent. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  background: vars.role.sunken,
});
export const thumbnail = style({ flex: 'none', borderRadius: base.radius.md });
export const saved = style({ color: vars.color.primary.text });
export const control = style({ display: 'inline-flex', alignItems: 'center' });
export const stepper = style({ blockSize: base.size.controlBar });
export const freeDelivery = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px4,
  color: vars.color.success.text,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
