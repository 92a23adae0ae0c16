import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** A standalone list with a border. */
export const box = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxBlockSize: 'var(--list-size, 368px)',
  border: `1px solid ${vars.role.borderControl}`,
  borderRadius: base.radius.lg,
  background: vars.part.field,
  overflow: 'hidden',
  selectors: {
    '&:has(> [data-focus-visible]:not(:has([data-focus-visible])))': {
      outline: `2px solid ${vars.part.focus}`,
      outlineOffset: '1px',
    },
    '&[data-invalid]': { borderColor: vars.color.danger.main },
  },
});

/** A virtualized list fills its box. */
export const fill = style({ blockSize: 'var(--list-size, 368px)' });

/** The box determines the height. `&&` overrides the height of a list in a popover. */
export const list = style({ flex: '1 1 auto', selectors: { '&&': { blockSize: 'auto', minBlockSize: '44px' } } });
