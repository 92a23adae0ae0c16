import { base, vars } from '../theme/vars.css';

/** A small square button without a background, for use in fields, rows and headers. */
export const bareButton = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: base.size.target,
  blockSize: base.size.target,
  padding: 0,
  border: 0,
  borderRadius: base.radius.sm,
  background: 'transparent',
  color: vars.role.textMuted,
  cursor: 'pointer',
  touchAction: 'manipulation',
} as const;
