import { below, coarsePointer, forcedColors, from } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: 0,
  background: vars.role.canvas,
  color: vars.role.text,
  gridTemplateColumns: 'minmax(0, min(var(--split-size), 50%)) auto minmax(0, 1fr)',
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const pane = { display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0, outline: 'none' } as const;

export const list = style({
  ...pane,
  background: vars.role.surface,
  '@media': { [below('md')]: { selectors: { '[data-open] > &': { display: 'none' } } } },
});

export const detail = style({
  ...pane,
  gridColumn: '-2 / -1',
  '@media': {
    [below('md')]: {
      gridColumn: 'auto',
      selectors: { ':not([data-open]) > &': { display: 'none' } },
    },
  },
});

export const back = style({
  padding: base.space.px8,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  '@media': { [from('md')]: { display: 'none' } },
});

/** A hairline with a larger target. */
export const edge = style({
  position: 'relative',
  zIndex: 1,
  inlineSize: '1px',
  background: vars.role.border,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `calc(-1 * ${base.space.px6})`,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: '-1px',
      borderRadius: base.radius.full,
      background: vars.color.primary.text,
      opacity: 0,
      transition: `opacity ${base.motion.fast} ${base.motion.ease}`,
    },
    '&:hover::after, &:active::after, &:focus-visible::after': { opacity: 1 },
  },
  '@media': {
    [below('md')]: { display: 'none' },
    [coarsePointer]: { selectors: { '&::before': { insetInline: `calc(-1 * ${base.space.px12})` } } },
    [forcedColors]: {
      background: 'CanvasText',
      selectors: { '&::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});
