import { below } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { breakpoints, space, type Breakpoint, type Space } from '../../theme/tokens';
import { base } from '../../theme/vars.css';

export const root = style({ display: 'flex', minInlineSize: 0 });

export const direction = styleVariants({
  column: { flexDirection: 'column' },
  row: { flexDirection: 'row' },
});

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const gap = styleVariants(space, (_value, key: Space) => ({ gap: base.space[key] }));

export const wrap = style({ flexWrap: 'wrap' });

export const inline = style({ display: 'inline-flex' });

export const grow = style({ flex: '1 1 auto' });

export const columnBelow = styleVariants(breakpoints, (_value, key: Breakpoint) => ({
  '@media': { [below(key)]: { flexDirection: 'column', alignItems: 'stretch' } },
}));
