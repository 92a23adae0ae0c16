import { createVar } from '@vanilla-extract/css';
import { from } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { space, type Breakpoint, type Space } from '../../theme/tokens';
import { base } from '../../theme/vars.css';

/** Creates CSS variables per breakpoint, set inline. Each falls back to the next smaller breakpoint. */
const perWidth = () => ({ base: createVar(), sm: createVar(), md: createVar(), lg: createVar(), xl: createVar() });
export const columns = perWidth();
export const span = perWidth();

const chain = (vars: ReturnType<typeof perWidth>, widths: readonly (keyof typeof vars)[], last: string) =>
  widths.reduce((fallback, width) => `var(${vars[width].slice(4, -1)}, ${fallback})`, last);

const widths = ['base', 'sm', 'md', 'lg', 'xl'] as const;
/** Resets the variables, so that a nested grid doesn't inherit them. */
const reset = (vars: ReturnType<typeof perWidth>) => ({
  vars: Object.fromEntries(Object.values(vars).map((name) => [name, 'initial'])),
});

const stepped = (property: 'gridTemplateColumns' | 'gridColumn', vars: ReturnType<typeof perWidth>, last: string) => ({
  [property]: chain(vars, ['base'], last),
  '@media': Object.fromEntries(
    widths
      .slice(1)
      .map((width, i) => [from(width as Breakpoint), { [property]: chain(vars, widths.slice(0, i + 2), last) }]),
  ),
});

export const root = style({
  ...reset(columns),
  display: 'grid',
  minInlineSize: 0,
  ...stepped('gridTemplateColumns', columns, 'minmax(0, 1fr)'),
});
/** A grid container, so that the content fills the cell. */
export const item = style({
  ...reset(span),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  ...stepped('gridColumn', span, 'auto'),
});

export const gap = styleVariants(space, (_value, key: Space) => ({ gap: base.space[key] }));

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
});
