import { base, below, from, tabular, text, vars } from '@larder/ui/theme';
import { eventCalendars } from '@larder/domain/contract';
import { style, styleVariants } from '@vanilla-extract/css';
import { colors } from './CalendarGrid.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  blockSize: '100%',
  '@media': {
    [from('lg')]: { gridTemplateColumns: '288px minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});

export const sidebar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px16,
  padding: base.space.px16,
  overflow: 'auto',
  borderInlineEnd: `1px solid ${vars.role.border}`,
  '@media': { [below('lg')]: { display: 'none' }, print: { display: 'none' } },
});
/** The content of the sidebar in a drawer. */
export const drawer = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16 });
export const month = style({ display: 'grid', justifyItems: 'center' });

export const filters = style({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });
export const legend = style([text.micro, { padding: 0, marginBlockEnd: base.space.px4, color: vars.role.textMuted }]);
const row = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: base.space.px8 });
export const filter = styleVariants(
  Object.fromEntries(eventCalendars.map((calendar) => [calendar, colors[calendar]])) as typeof colors,
  (color) => [
    row,
    {
      vars: {
        [vars.color.primary.main]: color,
        [vars.color.primary.hover]: color,
        [vars.color.primary.on]: vars.role.surface,
      },
    },
  ],
);
export const count = style([text.caption, tabular, { color: vars.role.textSubtle }]);

export const main = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
  background: vars.role.surface,
  '@media': { print: { display: 'block', background: 'white', color: 'black' } },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  paddingBlock: base.space.px10,
  paddingInline: base.space.px16,
  '@media': { print: { paddingInline: 0 } },
});
export const tools = style({ display: 'contents', '@media': { print: { display: 'none' } } });
export const sidebarButton = style({ '@media': { [from('lg')]: { display: 'none' } } });
const black = { '@media': { print: { color: 'black' } } };
export const heading = style([text.title2, tabular, { margin: 0, color: vars.role.text }, black]);
export const caption = style([text.caption, tabular, { color: vars.role.textSubtle }, black]);
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  flex: '1 1 360px',
  justifyContent: 'flex-end',
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});
export const search = style({
  flex: '1 1 120px',
  minInlineSize: 0,
  maxInlineSize: '176px',
  '@media': { [below('md')]: { flexBasis: '100%', maxInlineSize: 'none' } },
});
export const notices = style({
  display: 'grid',
  gap: base.space.px8,
  paddingInline: base.space.px16,
  selectors: { '&:not(:empty)': { paddingBlockEnd: base.space.px12 } },
  '@media': { print: { display: 'none' } },
});

/* Card of an event */
export const card = style({ display: 'grid', gap: base.space.px12, inlineSize: '320px', maxInlineSize: '100%' });
export const cardTitle = style([text.title2, { margin: 0, overflowWrap: 'anywhere' }]);
export const facts = style([text.body, { display: 'grid', gap: base.space.px8, color: vars.role.textSecondary }]);
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: base.space.px8,
  alignItems: 'start',
  overflowWrap: 'anywhere',
});
export const factText = style({ whiteSpace: 'pre-line' });
export const swatch = styleVariants(colors, (color) => ({
  inlineSize: '12px',
  blockSize: '12px',
  marginBlockStart: base.space.px4,
  borderRadius: base.radius.xs,
  background: color,
}));
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: base.space.px8 });
