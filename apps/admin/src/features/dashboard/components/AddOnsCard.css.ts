import { base, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16 });
const spread = style({ display: 'flex', justifyContent: 'space-between', gap: base.space.px16 });
export const row = style([spread, { alignItems: 'flex-start' }]);
export const total = style([
  spread,
  {
    alignItems: 'baseline',
    marginBlockStart: base.space.px16,
    paddingBlockStart: base.space.px16,
    borderBlockStart: `1px solid ${vars.role.border}`,
  },
]);
