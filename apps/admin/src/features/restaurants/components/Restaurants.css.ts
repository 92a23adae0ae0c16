import { base, below, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';
import { panelSize } from '../RestaurantsPage.css';

/** Below the navbar, next to the list. */
export const panel = style({ insetBlockStart: base.size.navbar, inlineSize: panelSize });

/** Save bar at the bottom of a tab with unsaved changes. */
export const saveBar = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: `calc(-1 * ${base.space.px16})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  marginBlockStart: base.space.px16,
  marginInline: `calc(-1 * ${base.space.px20})`,
  paddingBlock: base.space.px12,
  paddingInline: base.space.px20,
  background: vars.part.dialog,
  borderBlockStart: `1px solid ${vars.role.border}`,
});
export const changedFields = style([text.caption, { flex: 1, minInlineSize: '120px', color: vars.role.textMuted }]);

export const week = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const day = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  gap: base.space.px8,
  alignItems: 'start',
  paddingBlock: base.space.px10,
  borderBlockStart: `1px solid ${vars.role.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const dayName = style([text.label, { paddingBlockStart: base.space.px8, overflowWrap: 'anywhere' }]);
export const ranges = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px8,
  minInlineSize: 0,
  '@media': { [below('sm')]: { gridRow: 2, gridColumn: '1 / -1' } },
});
export const range = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: base.space.px6 });
export const closed = style([text.table, { paddingBlockStart: base.space.px8, color: vars.role.textSubtle }]);

/** Bar that shows the opening hours of a day, from midnight to midnight. */
export const bar = style({
  position: 'relative',
  blockSize: '4px',
  borderRadius: base.radius.sm,
  overflow: 'hidden',
  background: vars.role.press,
});
export const barPart = style({ position: 'absolute', insetBlock: 0, background: vars.color.primary.main });
export const barTail = style({ position: 'absolute', insetBlock: 0, background: vars.role.borderStrong });

export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space.px8 });

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px12,
  paddingBlock: base.space.px10,
  borderBlockStart: `1px solid ${vars.role.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const personName = style({
  flex: 1,
  minInlineSize: '140px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
});
export const personFailure = style({ flexBasis: '100%' });
