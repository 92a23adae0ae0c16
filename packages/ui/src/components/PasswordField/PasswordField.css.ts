import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const capsLock = style({ display: 'flex', gap: base.space.px6, color: vars.color.warning.text });
/** An empty status keeps no room, but is there before its text is, so that it is read out. */
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
/** The check says it too. */
export const kept = style({ color: vars.color.success.text });
