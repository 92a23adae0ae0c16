import { coarsePointer } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Limited to the height of the panel, so that its list scrolls. */
export const body = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, maxBlockSize: 'inherit' });

/** Keyboard shortcuts, hidden on touch devices. */
export const hint = style({
  padding: `${base.space.px8} ${base.space.px12}`,
  borderBlockStart: `1px solid ${vars.role.border}`,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  color: vars.role.textMuted,
  '@media': { [coarsePointer]: { display: 'none' } },
});
