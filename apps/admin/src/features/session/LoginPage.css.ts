import { text, vars, base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style([text.display]);
export const lead = style([text.reading, { color: vars.role.textMuted, marginBlockStart: base.space.px4 }]);
export const form = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16 });
