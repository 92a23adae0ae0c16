import type { StyleRule } from '@vanilla-extract/css';
import { root as avatar } from '../../components/Avatar/Avatar.css';
import { root as pill } from '../../components/StatusPill/StatusPill.css';
import { globalStyle } from '../../css/style';
import { base, vars } from '../../theme/vars.css';
import * as styles from '../DataTable.css';
import * as notices from './TableNotice.css';
import * as footersStyles from './TableFooter.css';
import * as parts from '../rows/RowParts.css';
import * as cards from '../cards/TableCards.css';

/** A rule for a part of the table on paper; the class twice, so that it wins over what the part is on screens. */
const onPaper = (part: string, rule: StyleRule) =>
  globalStyle(`.${styles.root}.${styles.root} ${part}`, { '@media': { print: rule } });

// With the box of a button in it Chromium shows a head on the first page only.
onPaper('thead button', { display: 'contents' });

// Nothing that is there to be pressed; of the footer the line stays that says which rows these are.
for (const part of [
  styles.toolbar,
  styles.checkTarget,
  styles.actionsCell,
  parts.actions,
  parts.expander,
  styles.edgeStart,
  styles.edgeEnd,
  footersStyles.perPage,
  footersStyles.footerRule,
  footersStyles.pages,
  notices.notice,
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
onPaper('table', {
  display: 'table',
  minInlineSize: 0,
  fontSize: base.fontSize.fine,
  lineHeight: `calc(${base.lineHeight.caption} - 3px)`,
});
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
  padding: `3px calc(${base.space.px4} + 1px)`,
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

onPaper(footersStyles.footer, {
  minBlockSize: 0,
  paddingBlock: `${base.space.px6} 0`,
  border: 0,
  breakInside: 'avoid',
  breakBefore: 'avoid',
});

// Cards one under the other, all of them.
onPaper('ul', { maxBlockSize: 'none !important', overflow: 'visible !important' });
onPaper('li', { position: 'static', transform: 'none !important', breakInside: 'avoid' });
onPaper('li[role="presentation"]', { display: 'none' });

// So many of so many.
onPaper('[data-cut]::after', {
  content: 'attr(data-cut)',
  display: 'block',
  paddingBlock: base.space.px6,
  textAlign: 'end',
});
