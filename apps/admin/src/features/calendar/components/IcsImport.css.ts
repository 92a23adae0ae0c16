import { base, tabular, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const scroll = style({
  maxBlockSize: '40vh',
  overflow: 'auto',
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.md,
  ':focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '1px' },
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: base.space.px2,
  alignItems: 'center',
  paddingBlock: base.space.px8,
  paddingInline: base.space.px12,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.role.border}` } },
});
export const title = style([text.bodyStrong, { overflowWrap: 'anywhere', color: vars.role.text }]);
const line = { gridColumn: '1 / -1', overflowWrap: 'anywhere' } as const;
export const detail = style([text.caption, tabular, line, { color: vars.role.textMuted }]);
export const problem = style([text.caption, line, { color: vars.color.danger.text }]);
