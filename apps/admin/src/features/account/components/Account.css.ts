import { base, text } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const rowTitle = style([text.body, { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }]);
export const keys = style({ display: 'inline-flex', gap: base.space.px4 });
