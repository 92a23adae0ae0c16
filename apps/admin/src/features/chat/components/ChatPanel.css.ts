import { base, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '292px',
  minBlockSize: 0,
  borderInlineStart: `1px solid ${vars.role.border}`,
  background: vars.role.canvas,
  color: vars.role.text,
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minBlockSize: base.size.navbar,
  paddingInline: `${base.space.px20} ${base.space.px8}`,
});
export const title = style([text.title3, { margin: 0 }]);
export const body = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
export const person = style({
  display: 'grid',
  justifyItems: 'center',
  gap: base.space.px4,
  padding: `${base.space.px8} ${base.space.px20} ${base.space.px16}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const name = style([text.title3, { marginBlockStart: base.space.px6 }]);
export const muted = style([text.caption, { margin: 0, color: vars.role.textMuted }]);
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: base.space.px8, alignItems: 'center' });
const divided = {
  padding: `${base.space.px16} ${base.space.px20}`,
  borderBlockStart: `1px solid ${vars.role.border}`,
};
export const facts = style({ ...divided, display: 'grid', gap: base.space.px10, margin: 0 });
export const value = style([text.table, { margin: 0, fontWeight: 550, overflowWrap: 'anywhere' }]);
export const section = style({ ...divided, display: 'grid', gap: base.space.px12 });
export const label = style([text.label, { margin: 0 }]);
export const files = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: base.space.px12 });
export const profile = style({ display: 'grid', gap: base.space.px20 });
