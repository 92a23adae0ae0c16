import { from, truncate } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * Truncates long text so that the row actions stay visible. The limit is relative to the viewport, unless the column
 * has a width.
 */
const truncateAt = (size: string) => ({ '@media': { [from('md')]: { maxInlineSize: `var(--table-cut, ${size})` } } });

/** A name above a secondary line. */
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  ...truncateAt('clamp(120px, 20vw - 70px, 280px)'),
});
export const address = style([truncate, { display: 'block', ...truncateAt('clamp(120px, 34vw - 220px, 300px)') }]);
export const company = style([truncate, { display: 'block', ...truncateAt('clamp(96px, 20vw - 90px, 220px)') }]);
