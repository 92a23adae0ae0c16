import { forcedColors, ownDirection, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';
import { gridRow } from '../DataTable.css';

export const opener = style({
  ...ownDirection,
  display: 'block',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'none',
  borderRadius: base.radius.xs,
  cursor: 'pointer',
  minInlineSize: 0,
  maxInlineSize: '100%',
  selectors: { [`${gridRow} &`]: { overflow: 'hidden', textOverflow: 'ellipsis' } },
});

export const actions = style({
  position: 'relative',
  display: 'flex',
  background: 'inherit',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc(-1 * ${base.space.px8})`,
});

/** Covers the end of the last column, so that hidden actions take no space. */
export const quick = style({
  position: 'absolute',
  insetInlineEnd: '100%',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: base.space.px8,
  background: 'inherit',
  opacity: 0,
  selectors: { 'tr:hover &, tr:focus-within &': { opacity: 1 } },
  // The menu contains the same actions.
  '@media': { '(hover: none)': { display: 'none' } },
});

export const mark = style({
  background: `color-mix(in oklab, ${vars.color.warning.main} 38%, transparent)`,
  color: vars.role.text,
  borderRadius: '2px',
  '@media': { [forcedColors]: { background: 'Mark', color: 'MarkText' } },
});

export const expandable = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px4,
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const named = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const expander = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: base.size.target,
  blockSize: base.size.target,
  marginInlineStart: `calc(-1 * ${base.space.px4})`,
  padding: 0,
  border: 0,
  borderRadius: base.radius.xs,
  background: 'transparent',
  color: vars.role.textMuted,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `rotate ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.role.press, color: vars.role.text },
    '&[aria-expanded="true"]': { rotate: '90deg' },
    '[dir="rtl"] &[aria-expanded="true"]': { rotate: '-90deg' },
  },
  '@media': { [reducedMotion]: { transition: 'none' } },
});
