import { base, vars } from '@larder/ui/theme';

/** Styles of a bar at the bottom of a page, such as the buttons of a form. */
export const stickyBar = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: base.zIndex.sticky,
  paddingBlock: base.space.px12,
  background: vars.role.canvas,
  borderBlockStart: `1px solid ${vars.role.border}`,
} as const;
