import { base, tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

/** A container query, because the card spans the grid at `md` but only half of it from `lg` up. */
const wide = '(min-width: 460px)';

export const root = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px12,
  blockSize: '100%',
});
export const upper = style({
  display: 'grid',
  gap: base.space.px16,
  alignItems: 'end',
  flex: '1 1 auto',
  '@container': { [wide]: { gridTemplateColumns: '186px minmax(0, 1fr)', alignItems: 'stretch' } },
});
export const sentence = style({ marginBlockStart: base.space.px8 });

export const measures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: base.space.px16,
  paddingBlockStart: base.space.px10,
  borderBlockStart: `1px solid ${vars.role.border}`,
  '@container': { [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
/** Name and change in one row, the value and the bar below. */
export const measure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name end" "value value" "meter meter"',
  columnGap: base.space.px4,
});
export const measureName = style({ gridArea: 'name', display: 'flex', minInlineSize: 0 });
export const measureEnd = style([text.caption, tabular, { gridArea: 'end', color: vars.role.textSubtle }]);
export const measureValue = style({
  gridArea: 'value',
  fontFamily: base.font.display,
  fontSize: base.fontSize.touch,
  lineHeight: `calc(${base.lineHeight.body} + 2px)`,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const meter = style({ gridArea: 'meter', marginBlockStart: base.space.px4 });
