import { forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { visuallyHidden } from '../../css/visuallyHidden';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  position: 'fixed',
  zIndex: base.zIndex.skipLink,
  insetBlockStart: base.space.px8,
  insetInlineStart: base.space.px8,
  '@media': { print: { display: 'none' } },
});

export const link = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  blockSize: base.size.control,
  paddingInline: base.space.px16,
  borderRadius: base.radius.md,
  background: vars.color.primary.main,
  color: vars.color.primary.on,
  fontSize: base.fontSize.body,
  lineHeight: base.lineHeight.body,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  boxShadow: vars.elevation.e3,
  selectors: {
    '&:not(:focus)': {
      ...visuallyHidden,
      paddingInline: 0,
    },
  },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
