import { forcedChoice, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';
import { shellRow, currentShellRow } from './shellRow';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  minBlockSize: '52px',
  paddingBlock: base.space.px6,
  paddingInline: base.space.px16,
  background: vars.role.rail,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  '@media': { print: { display: 'none' } },
});

export const groups = style({ display: 'flex', flexWrap: 'wrap', gap: base.space.px4 });

export const group = style({
  ...shellRow,
  gap: base.space.px8,
  transition: `background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.role.hover, color: vars.role.text },
    '&:active': { background: vars.role.press },
    '&[data-trail="true"]': currentShellRow,
  },
  '@media': {
    [forcedColors]: {
      selectors: forcedChoice('&[data-trail="true"]'),
    },
  },
});

export const groupIcon = style({
  color: vars.role.textMuted,
  selectors: { [`${group}[data-trail="true"] &`]: { color: vars.color.primary.text } },
  '@media': { [forcedColors]: { color: 'inherit' } },
});

export const chevron = style({ color: vars.role.textMuted });
export const current = style({ color: vars.color.primary.text, fontWeight: 600 });
