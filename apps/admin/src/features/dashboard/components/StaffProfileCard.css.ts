import { base, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const cover = style({ display: 'block', inlineSize: '100%', blockSize: '128px', objectFit: 'cover' });
export const person = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: base.space.px8,
  marginBlockStart: `calc(-1 * ${base.space.px48})`,
  paddingInline: base.space.px16,
  textAlign: 'center',
});
export const avatar = style({ borderRadius: '50%', border: `${base.space.px4} solid ${vars.role.surface}` });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: base.space.px8,
  padding: base.space.px16,
  textAlign: 'center',
});
