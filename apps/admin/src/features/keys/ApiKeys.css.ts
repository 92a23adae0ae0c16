import { tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  flex: 1,
  minInlineSize: '200px',
});
export const name = style([text.bodyStrong, { overflowWrap: 'anywhere' }]);
export const caption = style([text.caption, tabular, { color: vars.role.textMuted }]);
