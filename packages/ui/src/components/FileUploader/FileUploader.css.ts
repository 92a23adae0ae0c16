import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const rejected = style({ display: 'grid', gap: base.space.px4, selectors: { '&:empty': { display: 'none' } } });

export const message = style({
  display: 'flex',
  gap: base.space.px6,
  color: vars.color.danger.text,
  overflowWrap: 'anywhere',
});

export const list = style({ display: 'grid', gap: base.space.px8 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  minInlineSize: 0,
  padding: base.space.px8,
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.md,
  background: vars.role.surface,
  color: vars.role.text,
  selectors: { '&[data-status="failed"]': { borderColor: vars.color.danger.main } },
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: base.size.control,
  blockSize: base.size.control,
  overflow: 'hidden',
  borderRadius: base.radius.sm,
  background: vars.part.muted,
  color: vars.role.textMuted,
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const details = style({ display: 'grid', flex: 1, gap: base.space.px2, minInlineSize: 0 });

export const note = style({ color: vars.role.textMuted, overflowWrap: 'anywhere' });

export const wrong = style({ color: vars.color.danger.text });

export const track = style({
  display: 'block',
  blockSize: base.space.px4,
  marginBlockStart: base.space.px2,
  borderRadius: base.radius.full,
  overflow: 'hidden',
  background: vars.part.soft,
  '@media': { [forcedColors]: { outline: '1px solid CanvasText' } },
});

export const bar = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: base.radius.full,
  background: vars.color.primary.main,
  transition: `inline-size ${base.motion.base} ${base.motion.ease}`,
  '@media': {
    [reducedMotion]: { transition: 'none' },
    [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});
