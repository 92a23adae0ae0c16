import { createVar } from '@vanilla-extract/css';
import { forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { themeColors } from '../../theme/tokens';
import { base, vars } from '../../theme/vars.css';

const rule = createVar();

export const root = style({ margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 });

export const item = style({
  display: 'grid',
  gridTemplateColumns: `${base.space.px24} minmax(0, 1fr)`,
  columnGap: base.space.px12,
  vars: { [rule]: vars.role.borderStrong },
  selectors: { '&:not(:last-child)': { paddingBlockEnd: base.space.px12 } },
  '@media': { [forcedColors]: { vars: { [rule]: 'CanvasText' } } },
});

/** The dot, and the line to the next one. */
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: base.space.px4,
  selectors: {
    [`${item}:not(:last-child) > &::after`]: {
      content: '""',
      flex: 1,
      inlineSize: 0,
      minBlockSize: base.space.px8,
      // Extends to the next dot, across the gap.
      marginBlockEnd: `calc(-1 * ${base.space.px8})`,
      borderInlineStart: `1px var(--timeline-line, solid) ${rule}`,
    },
  },
});

/** The line to an upcoming event is dashed. */
export const awaited = style({ selectors: { '&:has(+ [data-pending])': { vars: { '--timeline-line': 'dashed' } } } });

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: base.space.px24,
  blockSize: base.space.px24,
  borderRadius: base.radius.full,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const tone = styleVariants(
  Object.fromEntries(themeColors.map((key) => [key, vars.color[key]])) as typeof vars.color,
  (color) => ({ background: color.light, color: color.text }),
);
export const neutral = style({ background: vars.part.soft, color: vars.role.textSecondary });

/** Inner dot of an entry without an icon. */
export const point = style({
  inlineSize: base.space.px8,
  blockSize: base.space.px8,
  borderRadius: base.radius.full,
  background: 'currentColor',
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

export const pending = style({
  background: 'transparent',
  border: `1.5px dashed ${vars.role.borderControl}`,
  boxSizing: 'border-box',
  color: vars.role.textMuted,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: base.space.px12,
  minBlockSize: base.space.px24,
});
export const title = style({ minInlineSize: 0, paddingBlock: base.space.px2, overflowWrap: 'anywhere' });
export const quiet = style({ color: vars.role.textMuted });
export const time = style({ flex: 'none', color: vars.role.textMuted, fontVariantNumeric: 'tabular-nums lining-nums' });
export const description = style({ color: vars.role.textMuted, overflowWrap: 'anywhere' });
export const content = style({ marginBlockStart: base.space.px8, minInlineSize: 0 });
