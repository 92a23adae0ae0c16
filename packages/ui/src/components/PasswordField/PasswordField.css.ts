import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const capsLock = style({ display: 'flex', gap: base.space.px6, color: vars.color.warning.text });
/** Takes no space if empty, but stays in the DOM, so that its changes are announced. */
export const status = style({ selectors: { '&:empty': { display: 'contents' } } });

export const rules = style({ display: 'grid', gap: base.space.px8, paddingBlockStart: base.space.px4 });
export const list = style({
  display: 'grid',
  gap: base.space.px4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.role.textMuted,
});
export const rule = style({ display: 'flex', alignItems: 'center', gap: base.space.px6 });
/** Met rules also have a check mark, so that color is not the only difference (WCAG 1.4.1). */
export const met = style({ color: vars.color.success.text });
