import { bareButton } from '../../css/bareButton';
import { below, forcedColors, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({ display: 'flex', flexDirection: 'column', gap: base.space.px8, minInlineSize: 0 });

export const frame = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'calc((100% - (var(--slides) - 1) * var(--slide-gap)) / var(--slides))',
  gap: 'var(--slide-gap)',
  minInlineSize: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  borderRadius: base.radius.lg,
  vars: { '--slides': 'var(--slides-wide)', '--slide-gap': base.space.px12 },
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' } },
  '@media': {
    [below('md')]: { vars: { '--slides': 'var(--slides-narrow)' } },
    [reducedMotion]: { scrollBehavior: 'auto' },
  },
});

export const slide = style({
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: base.radius.lg,
});

export const controls = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: base.space.px4 });
/** The controls are first in the tab order, but last visually. */
export const atFoot = style({ order: 2 });

export const dots = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  paddingInline: base.space.px4,
});
export const dot = style({
  ...bareButton,
  borderRadius: base.radius.full,
  color: vars.role.borderControl,
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: base.space.px8,
      blockSize: base.space.px8,
      borderRadius: base.radius.full,
      background: 'currentColor',
      transition: `inline-size ${base.motion.base} ${base.motion.ease}`,
    },
    '&:hover': { color: vars.role.textMuted },
    '&[aria-current]': { color: vars.color.primary.text },
    '&[aria-current]::before': { inlineSize: base.space.px16 },
  },
  '@media': {
    [reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
    [forcedColors]: {
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&[aria-current]::before': { background: 'Highlight' },
      },
    },
  },
});
