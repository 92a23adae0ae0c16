import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const detailRow = style({ display: 'block' });
export const detailCell = style({
  padding: 0,
  background: vars.role.sunken,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  textAlign: 'start',
  // In a native table row it must stay a cell to span all columns.
  selectors: {
    [`${detailRow} > &`]: { display: 'block' },
    'tbody:last-child > tr:last-child > &': { borderBlockEndWidth: 0 },
  },
});
/** Stays in the visible part of the table while the columns scroll. */
export const detail = style({
  position: 'sticky',
  insetInlineStart: 0,
  boxSizing: 'border-box',
  maxInlineSize: 'var(--table-visible-width, 100%)',
  padding: `${base.space.px12} ${base.space.px16}`,
  whiteSpace: 'normal',
});
