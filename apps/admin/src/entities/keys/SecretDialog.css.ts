import { base, tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const secret = style([
  text.body,
  tabular,
  {
    padding: base.space.px12,
    borderRadius: base.radius.md,
    background: vars.role.sunken,
    overflowWrap: 'anywhere',
  },
]);
