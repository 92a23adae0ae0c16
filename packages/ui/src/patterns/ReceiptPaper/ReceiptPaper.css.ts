import { forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

const tooth = base.space.px10;
/** Zigzag edge of 10px teeth at the top and bottom. */
const torn = [
  `conic-gradient(from 135deg at top, transparent, black 1deg 89deg, transparent 90deg) top / ${tooth} 51% repeat-x`,
  `conic-gradient(from -45deg at bottom, transparent, black 1deg 89deg, transparent 90deg) bottom / ${tooth} 51% repeat-x`,
].join(', ');

export const root = style({
  inlineSize: '304px',
  maxInlineSize: '100%',
  // drop-shadow follows the zigzag edge.
  filter: `drop-shadow(0 1px 0 color-mix(in oklab, ${vars.role.text} 14%, transparent)) drop-shadow(0 8px 16px color-mix(in oklab, ${vars.role.text} 13%, transparent))`,
  selectors: { '[data-skin="dark"] &': { filter: 'none' } },
  '@media': { print: { filter: 'none', inlineSize: '100%', breakInside: 'avoid' } },
});

export const paper = style({
  padding: `calc(${base.space.px20} + 2px) ${base.space.px24} calc(${base.space.px16} + 2px)`,
  background: vars.role.surface,
  color: vars.role.text,
  overflowWrap: 'anywhere',
  mask: torn,
  selectors: {
    '[data-skin="dark"] &': { background: vars.role.press },
  },
  '@media': {
    print: { mask: 'none', background: 'none', padding: 0 },
    [forcedColors]: { mask: 'none', border: '1px solid CanvasText' },
  },
});

export const header = style({ display: 'grid', justifyItems: 'center', gap: base.space.px2, textAlign: 'center' });

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const quiet = style({ color: vars.role.textMuted });

const rule = `1px dashed ${vars.role.borderControl}`;

export const part = style({
  display: 'grid',
  gap: base.space.px4,
  marginBlockStart: base.space.px12,
  paddingBlockStart: base.space.px12,
  borderBlockStart: rule,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(18px, auto) minmax(0, 1fr) max-content',
  gap: base.space.px2,
  fontWeight: 400,
  lineHeight: base.lineHeight.compact,
});

/** Amounts don't wrap. */
export const amount = style({ flex: 'none', whiteSpace: 'nowrap' });

export const note = style({ display: 'block', color: vars.role.textMuted });

export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: base.space.px12, minInlineSize: 0 });

export const payment = style({
  marginBlockStart: base.space.px4,
  padding: `${base.space.px8} ${base.space.px10}`,
  borderRadius: base.radius.sm,
  background: vars.role.sunken,
  selectors: { '[data-skin="dark"] &': { background: vars.part.soft } },
});

export const method = style({ display: 'flex', alignItems: 'center', gap: base.space.px6 });

export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: base.space.px4,
  marginBlockStart: base.space.px12,
});

export const bars = style({
  inlineSize: '100%',
  blockSize: '26px',
  // Barcodes are always left-to-right.
  direction: 'ltr',
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});

export const footer = style({ marginBlockStart: base.space.px12, color: vars.role.textMuted, textAlign: 'center' });
