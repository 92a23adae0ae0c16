import { base, from } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as the page content below it. */
export const strip = style({
  paddingBlockStart: base.space.px12,
  paddingInline: base.space.px16,
  '@media': {
    [from('md')]: { paddingInline: base.space.px20 },
    [from('lg')]: { paddingInline: `max(${base.space.px24}, calc((100% - var(--ld-shell-content)) / 2))` },
    print: { display: 'none' },
  },
});
