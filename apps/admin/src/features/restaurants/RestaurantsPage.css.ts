import { base, from } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

/** Width of the panel next to the list. */
export const panelSize = '520px';

/** The list next to an open panel. */
export const besidePanel = style({
  '@media': { [from('xl')]: { paddingInlineEnd: `calc(${panelSize} - ${base.space.px8})` } },
});
