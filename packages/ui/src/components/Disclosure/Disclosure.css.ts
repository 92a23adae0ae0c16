import { keyframes } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({ minInlineSize: 0, color: vars.role.text });

export const heading = style({ margin: 0, font: 'inherit', display: 'flex', minInlineSize: 0 });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px10,
  flex: 1,
  minInlineSize: 0,
  boxSizing: 'border-box',
  minBlockSize: base.size.control,
  paddingBlock: base.space.px8,
  paddingInline: base.space.px8,
  border: 0,
  borderRadius: base.radius.md,
  background: 'transparent',
  color: vars.role.text,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.role.hover },
    '&:active:not(:disabled)': { background: vars.role.press },
    '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
    '&:disabled': { color: vars.role.textSubtle, cursor: 'not-allowed' },
  },
  '@media': { [forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } } },
});

export const icon = style({ color: vars.role.textMuted });

export const label = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const note = style({ color: vars.role.textMuted });

export const end = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px8,
  color: vars.role.textMuted,
});

export const chevron = style({
  color: vars.role.textMuted,
  transition: `rotate ${base.motion.base} ${base.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  '@media': { [reducedMotion]: { transition: 'none' } },
});

/** Animates from zero height to the height of the content. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '0fr',
  transition: `grid-template-rows ${base.motion.base} ${base.motion.ease}`,
  selectors: { '&[data-open]': { gridTemplateRows: '1fr' } },
  '@media': { [reducedMotion]: { transition: 'none' } },
});

const appear = keyframes({ from: { opacity: 0 } });

/** Stays visible until the closing animation ends. Without support for `until-found` it hides immediately. */
export const content = style({
  minBlockSize: 0,
  overflow: 'clip',
  overflowClipMargin: base.space.px4,
  transition: `content-visibility ${base.motion.base}`,
  transitionBehavior: 'allow-discrete',
  selectors: { '&:not([hidden])': { animation: `${appear} ${base.motion.base} ${base.motion.ease}` } },
  '@media': {
    [reducedMotion]: {
      transition: 'none',
      selectors: { '&:not([hidden])': { animationDuration: base.motion.fast } },
    },
  },
} as never);

export const inner = style({ paddingBlock: `${base.space.px4} ${base.space.px16}`, paddingInline: base.space.px8 });
