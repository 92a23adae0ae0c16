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

/** Adds a print style for a part. The class is repeated to override screen styles. */
const onPaper = (part: string, rule: StyleRule) =>
  globalStyle(`.${styles.root}.${styles.root} ${part}`, { '@media': { print: rule } });

// Chromium repeats a header on each page only if it contains no button box.
onPaper('thead button', { display: 'contents' });

// Hides all controls. Only the row range of the footer is printed.
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
  // Decorative: the name is printed next to the avatar.
  `tr ${avatar}`,
  'thead :is(button ~ *, svg)',
])
  onPaper(part, { display: 'none' });

onPaper(styles.card, { border: 0, borderRadius: 0, boxShadow: 'none' });
onPaper(styles.scroller, { overflow: 'visible', maxBlockSize: 'none' });

// Restores table layout: headers repeat on every page and columns share the paper width.
onPaper('table', {
  display: 'table',
  minInlineSize: 0,
  fontSize: base.fontSize.fine,
  lineHeight: `calc(${base.lineHeight.caption} - 3px)`,
});
onPaper('thead', { display: 'table-header-group', position: 'static' });
onPaper('tbody', { display: 'table-row-group', blockSize: 'auto !important' });
// A table footer would repeat on every page; totals belong below the last row.
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
// Numbers, dates and states must not wrap.
onPaper(`tr > ${styles.align.end}`, { whiteSpace: 'nowrap' });
onPaper(`tr > * :is(time, ${pill})`, { whiteSpace: 'nowrap' });
// Keeps the cell, without width: group headers span it.
onPaper(styles.checkCell, { inlineSize: 0, padding: 0 });

onPaper(footersStyles.footer, {
  minBlockSize: 0,
  paddingBlock: `${base.space.px6} 0`,
  border: 0,
  breakInside: 'avoid',
  breakBefore: 'avoid',
});

// Prints all cards, one below the other.
onPaper('ul', { maxBlockSize: 'none !important', overflow: 'visible !important' });
onPaper('li', { position: 'static', transform: 'none !important', breakInside: 'avoid' });
onPaper('li[role="presentation"]', { display: 'none' });

// Shows how many of all rows are printed, if some are left out.
onPaper('[data-cut]::after', {
  content: 'attr(data-cut)',
  display: 'block',
  paddingBlock: base.space.px6,
  textAlign: 'end',
});
