import { style, styleVariants } from '@vanilla-extract/css';
import { below, inLayer } from '../../css/componentStyle';
import { breakpoints, space, type Breakpoint, type Space } from '../../theme/tokens';
import { base } from '../../theme/vars.css';

export const root = style(inLayer({ display: 'flex', minInlineSize: 0 }));

export const direction = styleVariants({
  column: [inLayer({ flexDirection: 'column' })],
  row: [inLayer({ flexDirection: 'row' })],
});

export const align = styleVariants({
  stretch: [inLayer({ alignItems: 'stretch' })],
  start: [inLayer({ alignItems: 'flex-start' })],
  center: [inLayer({ alignItems: 'center' })],
  end: [inLayer({ alignItems: 'flex-end' })],
  baseline: [inLayer({ alignItems: 'baseline' })],
});

export const justify = styleVariants({
  start: [inLayer({ justifyContent: 'flex-start' })],
  center: [inLayer({ justifyContent: 'center' })],
  end: [inLayer({ justifyContent: 'flex-end' })],
  between: [inLayer({ justifyContent: 'space-between' })],
});

export const gap = styleVariants(space, (_value, key: Space) => [inLayer({ gap: base.space[key] })]);

export const wrap = style(inLayer({ flexWrap: 'wrap' }));

export const inline = style(inLayer({ display: 'inline-flex' }));

export const grow = style(inLayer({ flex: '1 1 auto' }));

/** Becomes a column below the breakpoint. */
export const columnBelow = styleVariants(breakpoints, (_value, key: Breakpoint) => [
  inLayer({ '@media': { [below(key)]: { flexDirection: 'column', alignItems: 'stretch' } } }),
]);
