import { style } from '@vanilla-extract/css';
import { coarsePointer, inLayer } from '../css/componentStyle';
import { base, vars } from '../theme/vars.css';

/** Takes the height of the panel, so that its list scrolls. */
export const body = style(
  inLayer({ display: 'flex', flexDirection: 'column', minBlockSize: 0, maxBlockSize: 'inherit' }),
);

/** Nobody has these keys who has only a finger. */
export const hint = style(
  inLayer({
    padding: `${base.space.px8} ${base.space.px12}`,
    borderBlockStart: `1px solid ${vars.role.border}`,
    fontSize: '12px',
    lineHeight: '16px',
    color: vars.role.textMuted,
    '@media': { [coarsePointer]: { display: 'none' } },
  }),
);
