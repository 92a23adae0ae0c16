import { base, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const right = style({ inlineSize: '120px', whiteSpace: 'nowrap' });
/** Centers the box, which has no label. */
export const cell = style({ lineHeight: 0 });
/** A right that the signed-in user doesn't have. */
export const locked = style({ opacity: 0.5, cursor: 'not-allowed' });
export const reason = style([
  text.caption,
  { display: 'block', paddingInlineStart: base.space.px24, color: vars.role.textMuted, fontWeight: 'normal' },
]);
export const error = style([text.caption, { color: vars.color.danger.text }]);
