import { forcedChoice, forcedColors } from '../../css/componentStyle';
import { coveringInput } from '../../css/coveringInput';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });

export const legend = style({
  maxInlineSize: '100%',
  padding: 0,
  marginBlockEnd: base.space.px8,
  color: vars.role.textSecondary,
  overflowWrap: 'anywhere',
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--radio-cards), minmax(0, 1fr))',
  gap: base.space.px8,
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px6,
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: base.space.px4,
  borderRadius: base.radius.md,
  border: `1px solid ${vars.role.borderStrong}`,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}, border-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.role.borderControl },
    '&:has(input:checked)': {
      borderColor: vars.color.primary.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.primary.text}`,
      background: `color-mix(in oklab, ${vars.color.primary.light} 55%, ${vars.role.surface})`,
    },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
    '&:has(input:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: { selectors: forcedChoice('&:has(input:checked)') },
  },
});

/** The native radio covers the card, so that touch and screen readers reach it anywhere on the card. */
export const input = style({
  ...coveringInput,
  cursor: 'inherit',
});

export const media = style({ display: 'block', overflow: 'hidden', borderRadius: base.radius.sm, lineHeight: 0 });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  paddingInline: base.space.px4,
  minBlockSize: base.space.px20,
  selectors: { [`${card}:has(input:checked) &`]: { fontWeight: 600 } },
});

/** The check mark is in the corner of the card, so that it takes no space from the label. */
export const tick = style({
  position: 'absolute',
  insetBlockStart: base.space.px8,
  insetInlineEnd: base.space.px8,
  display: 'none',
  placeItems: 'center',
  inlineSize: base.space.px16,
  blockSize: base.space.px16,
  borderRadius: base.radius.full,
  background: vars.color.primary.main,
  color: vars.color.primary.on,
  selectors: { [`${card}:has(input:checked) &`]: { display: 'grid' } },
  '@media': { [forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
});
