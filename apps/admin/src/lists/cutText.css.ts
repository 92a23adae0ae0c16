import { from, truncate } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * Cuts long text before it pushes the row actions out of view; a share of the viewport, unless the column has a width.
 */
const cutAt = (size: string) => ({ '@media': { [from('md')]: { maxInlineSize: `var(--table-cut, ${size})` } } });

/** Name above a second line. */
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  ...cutAt('clamp(120px, 20vw - 70px, 280px)'),
});
export const address = style([truncate, { display: 'block', ...cutAt('clamp(120px, 34vw - 220px, 300px)') }]);
export const company = style([truncate, { display: 'block', ...cutAt('clamp(96px, 20vw - 90px, 220px)') }]);
