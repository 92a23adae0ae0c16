import { coarsePointer, forcedColors } from '../../css/componentStyle';
import { coveringInput } from '../../css/coveringInput';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const track = style({
  display: 'inline-flex',
  gap: base.space.px2,
  padding: base.space.px2,
  borderRadius: base.radius.md,
  background: vars.part.track,
  boxShadow: `inset 0 0 0 1px ${vars.role.border}`,
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxSizing: 'border-box',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const block = style({ display: 'flex', inlineSize: '100%' });

export const choice = style({ position: 'relative', display: 'inline-flex', flex: '1 0 auto' });

export const input = style({
  ...coveringInput,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const thumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: base.space.px6,
  flex: 1,
  borderRadius: base.radius.sm,
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.caption,
  fontWeight: 550,
  color: vars.role.textMuted,
  whiteSpace: 'nowrap',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}, color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    [`${input}:hover:not(:disabled) + &`]: { color: vars.role.text },
    [`${input}:checked + &`]: {
      background: vars.part.thumb,
      color: vars.role.text,
      fontWeight: 600,
      boxShadow: vars.elevation.quietLip,
      outline: `1px solid ${vars.role.border}`,
      outlineOffset: '-1px',
    },
    [`${input}:focus-visible + &`]: { outline: `2px solid ${vars.part.focus}`, outlineOffset: '0px' },
    [`${input}:disabled + &`]: { color: vars.role.textSubtle, opacity: 0.75 },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        [`${input}:checked + &`]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        [`${input}:disabled + &`]: { color: 'GrayText' },
      },
    },
  },
});

/** Height with the track: 32 px, or 40 px next to fields. */
export const sizes = styleVariants({
  sm: {
    blockSize: '28px',
    paddingInline: base.space.px10,
    '@media': { [coarsePointer]: { blockSize: base.size.control } },
  },
  md: {
    blockSize: base.size.controlBar,
    paddingInline: base.space.px16,
    '@media': { [coarsePointer]: { blockSize: base.size.control } },
  },
});
