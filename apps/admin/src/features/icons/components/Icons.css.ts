import { base, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const settings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: base.space.px16,
  alignItems: 'end',
});
/** Contains the rows, which are positioned at their offsets. */
export const rows = style({ position: 'relative' });
export const row = style({ position: 'absolute', insetInline: 0, display: 'grid', gap: base.space.px8 });
export const heading = style([
  text.title3,
  { position: 'absolute', insetInline: 0, margin: 0, paddingBlockStart: base.space.px16, textTransform: 'capitalize' },
]);
export const recent = style({ display: 'flex', flexWrap: 'wrap', gap: base.space.px8 });
export const cell = style([
  text.caption,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: base.space.px8,
    minInlineSize: 0,
    inlineSize: '100%',
    blockSize: '88px',
    padding: base.space.px4,
    border: `1px solid ${vars.role.border}`,
    borderRadius: base.radius.md,
    background: vars.role.surface,
    color: vars.role.textMuted,
    cursor: 'pointer',
    ':hover': { borderColor: vars.color.primary.main },
  },
]);
export const recentCell = style([cell, { inlineSize: '104px' }]);
export const drawing = style({ color: vars.role.text });
export const name = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
