import { createVar, keyframes, type StyleRule } from '@vanilla-extract/css';
import { ellipsis, forcedColors, reducedMotion } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { themeColors } from '../../theme/tokens';
import { base, vars } from '../../theme/vars.css';

const main = createVar();
const hover = createVar();
const tint = createVar();
const on = createVar();
const toneText = createVar();

const enabled = ':not(:disabled, [aria-disabled="true"])';
type Plain = { background?: string; color?: string; transform?: string; boxShadow?: string; textDecoration?: string };
const mix = (color: string, share: string, into: string) => `color-mix(in oklab, ${color} ${share}, ${into})`;

/** A loading button keeps its colors. */
const disabled = '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  fontFamily: base.font.ui,
  fontWeight: 600,
  lineHeight: base.lineHeight.body,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: ['background-color', 'color', 'box-shadow', 'transform']
    .map((name) => `${name} ${base.motion.fast} ${base.motion.ease}`)
    .join(', '),
  selectors: {
    [disabled]: {
      background: vars.part.muted,
      color: mix(vars.role.textSubtle, '75%', 'transparent'),
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    [reducedMotion]: { transitionProperty: 'background-color, color' },
    [forcedColors]: {
      border: '1px solid ButtonText',
      selectors: { [disabled]: { color: 'GrayText', borderColor: 'GrayText' } },
    },
    // Buttons are not printed.
    print: { display: 'none !important' },
  },
});

export const tone = styleVariants(
  Object.fromEntries(themeColors.map((key) => [key, vars.color[key]])) as typeof vars.color,
  (color) => ({
    vars: { [main]: color.main, [hover]: color.hover, [tint]: color.light, [on]: color.on, [toneText]: color.text },
  }),
);

/** Returns styles for hover and press. Hover is only for devices that hover: on touch it would stick after a tap. */
const states = (hovered: Plain, pressed: Plain = {}): StyleRule => ({
  selectors: {
    [`&${enabled}[aria-expanded="true"]`]: hovered,
    [`&${enabled}:active`]: { ...hovered, ...pressed },
  },
  '@media': { '(hover: hover)': { selectors: { [`&${enabled}:hover:not(:active)`]: hovered } } },
});

/** Variants without a box don't get one when disabled. */
const boxless = {
  selectors: { [disabled]: { background: 'transparent' } },
};

/** Bottom edge of a `relief` button: its color, darkened. */
const reliefEdge = vars.role.scrim;

/** Use one `filled` button per view, next to `quiet` ones. */
export const variant = styleVariants({
  filled: {
    background: main,
    color: on,
    boxShadow: vars.elevation.buttonLip,
    ...states({ background: hover }, { transform: 'translateY(.5px)' }),
  },
  relief: {
    background: main,
    color: on,
    boxShadow: `inset 0 -3px 0 ${reliefEdge}`,
    ...states({ background: hover }, { transform: 'translateY(1px)', boxShadow: `inset 0 -1px 0 ${reliefEdge}` }),
  },
  outline: {
    background: 'transparent',
    color: toneText,
    boxShadow: `inset 0 0 0 1px ${mix(toneText, '50%', 'transparent')}`,
    ...states({ background: tint }),
  },
  flat: { background: tint, color: toneText, ...states({ background: mix(main, '18%', tint) }) },
  quiet: {
    background: vars.part.quiet,
    color: vars.role.text,
    boxShadow: `inset 0 0 0 1px ${vars.part.quietBorder}, ${vars.elevation.quietLip}`,
    ...states({ background: vars.role.hover }, { background: vars.role.press }),
  },
  plain: [
    {
      background: 'transparent',
      color: vars.role.text,
      ...states({ background: vars.role.hover }, { background: vars.role.press }),
    },
    boxless,
  ],
  link: [
    {
      background: 'transparent',
      color: toneText,
      textUnderlineOffset: '3px',
      ...states({ textDecoration: 'underline' }),
      '@media': {
        '(hover: hover)': { selectors: { [`&${enabled}:hover`]: { textDecoration: 'underline' } } },
        [forcedColors]: { borderColor: 'transparent', color: 'LinkText' },
      },
    },
    boxless,
  ],
});

/** Heights: 32, 36 (page headers and filter bars), 40 and 48 px. */
export const size = styleVariants({
  sm: {
    blockSize: base.size.controlSm,
    paddingInline: base.space.px12,
    gap: base.space.px6,
    borderRadius: base.radius.sm,
    fontSize: base.fontSize.label,
  },
  bar: {
    blockSize: base.size.controlBar,
    paddingInline: base.space.px12,
    gap: base.space.px6,
    borderRadius: base.radius.md,
    fontSize: base.fontSize.table,
  },
  md: {
    blockSize: base.size.control,
    paddingInline: base.space.px16,
    gap: base.space.px8,
    borderRadius: base.radius.md,
    fontSize: base.fontSize.body,
  },
  lg: {
    blockSize: base.size.controlLg,
    paddingInline: base.space.px20,
    gap: base.space.px8,
    borderRadius: base.radius.md,
    fontSize: base.fontSize.reading,
  },
});

/** Muted icon of a plain, icon-only button. */
export const quietIcon = style({ color: vars.role.textMuted, ...states({ color: vars.role.text }) });

export const block = style({ display: 'flex', inlineSize: '100%' });
export const round = style({ borderRadius: base.radius.full });
export const iconOnly = style({ aspectRatio: '1', paddingInline: 0 });

/** Moves icons 4px toward the edge. */
export const startIcon = style({ marginInlineStart: `calc(-1 * ${base.space.px4})` });
export const endIcon = style({ marginInlineEnd: `calc(-1 * ${base.space.px4})` });

/** The label and the loading label share a grid cell, so that the width never changes. */
export const labels = style({ display: 'inline-grid', gap: 'inherit', minInlineSize: 0, overflow: 'hidden' });
export const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  // Overflow hides the end of the label, not its start.
  justifyContent: 'safe center',
  gap: 'inherit',
  minInlineSize: 0,
  overflow: 'hidden',
});
/**
 * Truncates a text-only label; a flex box cannot have an ellipsis. Doesn't use the shared `truncate` class, so that
 * the button doesn't load the style sheet of all text styles.
 */
export const textLabel = style({ ...ellipsis, gridArea: '1 / 1' });
export const away = style({ visibility: 'hidden' });
/** Hides the label visually while the spinner covers it; screen readers still read it. */
export const covered = style({ opacity: 0 });

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  inlineSize: base.space.px16,
  blockSize: base.space.px16,
  flex: 'none',
  boxSizing: 'border-box',
  borderRadius: base.radius.full,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${spin} 800ms linear infinite`,
  '@media': { [reducedMotion]: { animationDuration: '2400ms' } },
});
export const centered = style({ position: 'absolute', inset: 0, margin: 'auto' });
/** Margin that makes the spinner as large as an 18px icon. */
export const inIcon = style({ margin: '1px' });
export const inStartIcon = style({
  marginInlineStart: `calc(1px - ${base.space.px4})`,
  marginBlock: '1px',
  marginInlineEnd: '1px',
});
