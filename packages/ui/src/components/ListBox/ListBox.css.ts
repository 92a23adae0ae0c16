import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** The list on the page: a pane with an edge of its own. */
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

/** A list that makes its rows while it scrolls fills its box. */
export const fill = style({ blockSize: 'var(--list-size, 368px)' });

/** The box gives the height. Named twice, to win over the height of a list in a panel. */
export const list = style({ flex: '1 1 auto', selectors: { '&&': { blockSize: 'auto', minBlockSize: '44px' } } });
