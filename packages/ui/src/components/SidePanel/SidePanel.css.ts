import { keyframes } from '@vanilla-extract/css';
import { below, forcedColors, reducedMotion } from '../../css/componentStyle';
import { scrollBox } from '../../css/scrollBox';
import { style } from '../../css/style';
import { sidePanelSize } from '../../private/dom/sidePanelSize';
import { base, vars } from '../../theme/vars.css';

const slide = keyframes({ from: { transform: 'translateX(var(--panel-travel))' } });
const appear = keyframes({ from: { opacity: 0 } });

export const panel = style({
  vars: { '--panel-travel': '100%' },
  position: 'fixed',
  zIndex: base.zIndex.scrim,
  insetBlock: 0,
  insetInlineEnd: 0,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: sidePanelSize,
  maxInlineSize: '100%',
  background: vars.part.dialog,
  color: vars.role.text,
  borderInlineStart: `1px solid ${vars.part.overlayBorder}`,
  borderStartStartRadius: base.radius.lg,
  borderEndStartRadius: base.radius.lg,
  boxShadow: vars.elevation.e4,
  outline: 'none',
  animation: `${slide} ${base.motion.slow} ${base.motion.ease}`,
  selectors: { '&:dir(rtl)': { vars: { '--panel-travel': '-100%' } } },
  '@media': {
    [below('md')]: { inlineSize: '100%', borderRadius: 0, border: 0 },
    [reducedMotion]: { animation: `${appear} ${base.motion.fast}` },
    [forcedColors]: { borderColor: 'CanvasText' },
    print: { display: 'none' },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  flex: 'none',
  boxSizing: 'border-box',
  minBlockSize: base.size.navbar,
  paddingBlock: base.space.px8,
  paddingInline: `${base.space.px20} ${base.space.px12}`,
  borderBlockEnd: `1px solid ${vars.role.border}`,
});

export const title = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const body = style({
  ...scrollBox,
  flex: 1,
  paddingBlock: base.space.px16,
  paddingInline: base.space.px20,
});

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px12,
  flex: 'none',
  paddingBlock: base.space.px8,
  paddingInline: base.space.px20,
  borderBlockStart: `1px solid ${vars.role.border}`,
});
