import { forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({ display: 'grid', gap: base.space.px20, minInlineSize: 0 });

export const control = style({ display: 'flex', justifyContent: 'center' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: base.space.px16,
  alignItems: 'stretch',
});

/** Subgrid: name, description, price, button and features align across the cards of a row. */
export const card = style({
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: base.space.px12,
  minInlineSize: 0,
  padding: base.space.px24,
  border: `1px solid ${vars.part.cardBorder}`,
  borderRadius: base.radius.lg,
  background: vars.role.surface,
  boxShadow: vars.elevation.e1,
  color: vars.role.text,
});

export const marked = style({
  borderColor: vars.color.primary.text,
  boxShadow: `inset 0 0 0 1px ${vars.color.primary.text}`,
  '@media': { [forcedColors]: { borderColor: 'Highlight', borderWidth: '2px' } },
});

export const body = style({
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  minInlineSize: 0,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: base.space.px8,
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const quiet = style({ minInlineSize: 0, color: vars.role.textMuted });

export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: base.space.px6 });

export const features = style({
  display: 'grid',
  gap: base.space.px8,
  marginBlockStart: base.space.px4,
  paddingBlockStart: base.space.px16,
  borderBlockStart: `1px solid ${vars.role.border}`,
});

export const feature = style({ display: 'flex', gap: base.space.px8, minInlineSize: 0 });

const sign = { flex: 'none', marginBlockStart: base.space.px2 } as const;
export const yes = style({ ...sign, color: vars.color.success.text });
export const no = style({ ...sign, color: vars.role.textSubtle });
