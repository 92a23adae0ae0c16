import { globalStyle, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { root as avatar } from '../components/Avatar/Avatar.css';
import { root as pill } from '../components/StatusPill/StatusPill.css';
import { inLayer } from '../css/componentStyle';
import { vars } from '../theme/vars.css';
import * as styles from './DataTable.css';
import * as cards from './TableCards.css';

/** A rule for a part of the table on paper; the class twice, so that it wins over what the part is on screens. */
const onPaper = (part: string, rule: StyleRule) =>
  globalStyle(`.${styles.root}.${styles.root} ${part}`, inLayer({ '@media': { print: rule } }) as GlobalStyleRule);

// With the box of a button in it Chromium shows a head on the first page only.
onPaper('thead button', { display: 'contents' });

// Nothing that is there to be pressed; of the footer the line stays that says which rows these are.
for (const part of [
  styles.toolbar,
  styles.checkTarget,
  styles.actionsCell,
  styles.actions,
  styles.expander,
  styles.edgeStart,
  styles.edgeEnd,
  styles.perPage,
  styles.footerRule,
  styles.pages,
  styles.notice,
  cards.head,
  cards.check,
  // The name stands beside it.
  `tr ${avatar}`,
  'thead :is(button ~ *, svg)',
])
  onPaper(part, { display: 'none' });

onPaper(styles.card, { border: 0, borderRadius: 0, boxShadow: 'none' });
onPaper(styles.scroller, { overflow: 'visible', maxBlockSize: 'none' });

// A table again, whatever it is on screens: its head stands on every page, its columns share the width of the paper.
onPaper('table', { display: 'table', minInlineSize: 0, fontSize: '10px', lineHeight: '13px' });
onPaper('thead', { display: 'table-header-group', position: 'static' });
// A group of footers would stand on every page too, and a sum belongs under its last row.
onPaper('tbody', { display: 'table-row-group', blockSize: 'auto !important' });
onPaper('tfoot', { display: 'table-row-group', position: 'static' });
onPaper('tr', {
  display: 'table-row',
  position: 'static',
  blockSize: 'auto',
  contain: 'none',
  transform: 'none !important',
  breakInside: 'avoid',
});
onPaper('tr > *', {
  display: 'table-cell',
  position: 'static',
  blockSize: 'auto',
  padding: '3px 5px',
  lineHeight: 'inherit',
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  borderBlockEnd: `1px solid ${vars.role.borderStrong}`,
});
onPaper('tr > * *', { maxInlineSize: 'none', fontSize: 'inherit', lineHeight: 'inherit', whiteSpace: 'inherit' });
// Amounts, days and states are read as one.
onPaper(`tr > ${styles.align.end}`, { whiteSpace: 'nowrap' });
onPaper(`tr > * :is(time, ${pill})`, { whiteSpace: 'nowrap' });
// Its place stays, empty: heads of groups reach over it.
onPaper(styles.checkCell, { inlineSize: 0, padding: 0 });

onPaper(styles.footer, {
  minBlockSize: 0,
  paddingBlock: '6px 0',
  border: 0,
  breakInside: 'avoid',
  breakBefore: 'avoid',
});

// Cards one under the other, all of them.
onPaper('ul', { maxBlockSize: 'none !important', overflow: 'visible !important' });
onPaper('li', { position: 'static', transform: 'none !important', breakInside: 'avoid' });
onPaper('li[role="presentation"]', { display: 'none' });

// So many of so many.
onPaper('[data-cut]::after', { content: 'attr(data-cut)', display: 'block', paddingBlock: '6px', textAlign: 'end' });
