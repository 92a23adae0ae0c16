import { forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const group = style({ display: 'inline-flex', alignItems: 'center', margin: 0, padding: 0, listStyle: 'none' });

export const member = style({
  display: 'inline-flex',
  borderRadius: base.radius.full,
  boxShadow: `0 0 0 2px ${vars.role.surface}`,
  selectors: { '& + &': { marginInlineStart: `calc(-1 * ${base.space.px6})` } },
});
export const smallMember = style({ selectors: { '&& + &&': { marginInlineStart: `calc(-1 * ${base.space.px4})` } } });

/** Centers the initials in the part of the circle that the next avatar doesn't cover. */
export const covered = style({
  boxSizing: 'border-box',
  paddingInlineEnd: base.space.px8,
  selectors: { [`${smallMember} > &`]: { paddingInlineEnd: base.space.px6 } },
});

export const more = style({
  background: vars.part.soft,
  color: vars.role.textSecondary,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { background: vars.role.press, color: vars.role.text },
    '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px', zIndex: 1 },
    // The touch target is at least `size.target`, even around a smaller circle.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '50%',
      inlineSize: base.size.target,
      blockSize: base.size.target,
      translate: '-50% -50%',
    },
    '[dir="rtl"] &::after': { translate: '50% -50%' },
  },
});

export const panel = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  boxSizing: 'border-box',
  inlineSize: '240px',
  maxInlineSize: `calc(100vw - 2 * ${base.space.px8})`,
  maxBlockSize: '320px',
  overflowY: 'auto',
  padding: base.space.px8,
  border: `1px solid ${vars.part.overlayBorder}`,
  borderRadius: base.radius.lg,
  background: vars.role.raised,
  color: vars.role.text,
  boxShadow: vars.elevation.e3,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const names = style({ display: 'grid', gap: base.space.px4, margin: 0, padding: 0, listStyle: 'none' });
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  minBlockSize: '28px',
  paddingInline: base.space.px4,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});
