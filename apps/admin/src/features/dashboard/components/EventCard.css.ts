import { base, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style([text.table, { display: 'flex', flexDirection: 'column', gap: base.space.px6 }]);
export const fact = style({ display: 'flex', alignItems: 'center', gap: base.space.px8, color: vars.role.textMuted });
export const guests = style({ marginBlockEnd: base.space.px6 });
