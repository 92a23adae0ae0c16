import { base } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const supplier = style({ display: 'flex', alignItems: 'center', gap: base.space.px10, minInlineSize: 0 });
export const texts = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
