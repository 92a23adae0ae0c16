import { base, vars } from '../../theme/vars.css';

/** Style of a row in both menus. */
export const shellRow = {
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  blockSize: base.size.controlBar,
  paddingInline: base.space.px10,
  borderRadius: base.radius.md,
  fontSize: base.fontSize.table,
  lineHeight: base.lineHeight.body,
  fontWeight: 550,
  color: vars.role.textSecondary,
  touchAction: 'manipulation',
} as const;

/** Style of the current page's row. */
export const currentShellRow = {
  background: vars.part.railActive,
  color: vars.role.text,
  fontWeight: 600,
  boxShadow: `inset 0 0 0 1px ${vars.part.railActiveBorder}, ${vars.elevation.e1}`,
} as const;
