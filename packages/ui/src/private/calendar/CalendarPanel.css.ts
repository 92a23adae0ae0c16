import { below, forcedChoice, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const panel = style({ overflow: 'auto', overscrollBehavior: 'contain' });
export const dialog = style({
  display: 'flex',
  outline: 'none',
  '@media': { [below('md')]: { flexDirection: 'column' } },
});
export const body = style({ display: 'grid', gap: base.space.px8, padding: base.space.px12, minInlineSize: 0 });

/** Next to the calendar, or above it in wrapping rows on phones. */
export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px2,
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '176px',
  padding: base.space.px8,
  borderInlineEnd: `1px solid ${vars.role.border}`,
  '@media': {
    [below('md')]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      inlineSize: 'auto',
      // As wide as the calendar, not as all presets in a row.
      maxInlineSize: '332px',
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${vars.role.border}`,
    },
  },
});

export const preset = style({
  minBlockSize: '32px',
  paddingBlock: base.space.px6,
  paddingInline: base.space.px10,
  border: 0,
  borderRadius: base.radius.sm,
  background: 'transparent',
  fontFamily: base.font.ui,
  fontSize: base.fontSize.table,
  lineHeight: base.lineHeight.body,
  fontWeight: 500,
  textAlign: 'start',
  color: vars.role.text,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { background: vars.part.menuHover },
    '&:active': { background: vars.role.press },
    '&[aria-pressed="true"]': {
      color: vars.color.primary.text,
      background: vars.color.primary.light,
      fontWeight: 600,
    },
  },
  '@media': {
    [below('md')]: { border: `1px solid ${vars.role.borderStrong}` },
    [forcedColors]: { selectors: forcedChoice('&[aria-pressed="true"]') },
  },
});

export const time = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: base.space.px12,
  paddingBlockStart: base.space.px8,
  borderBlockStart: `1px solid ${vars.role.border}`,
  color: vars.role.textSecondary,
});
