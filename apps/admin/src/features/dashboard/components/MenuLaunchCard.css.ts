import { base, tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', flexDirection: 'column', gap: base.space.px12 });
export const head = style({ display: 'flex', gap: base.space.px12, alignItems: 'center' });
export const words = style({ minInlineSize: 0 });
/** A leaf of the calendar. */
export const day = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  inlineSize: '44px',
  textAlign: 'center',
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.md,
  overflow: 'clip',
});
export const month = style([text.micro, { background: vars.color.primary.light, color: vars.color.primary.text, letterSpacing: 0 }]);
export const number = style([text.title2, tabular, { lineHeight: '26px' }]);
export const facts = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: base.space.px8 });
export const foot = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: base.space.px12, marginBlockStart: 'auto' });
