import { base, below, text, truncate, vars } from '@larder/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const beside = {
  flex: 'none',
  marginInline: base.space.px24,
  marginBlockEnd: base.space.px16,
  '@media': { [below('md')]: { marginInline: base.space.px12, marginBlockEnd: base.space.px12 } },
} as const;

/** The line and the buttons next to it. */
export const dock = style([beside, { display: 'flex', alignItems: 'center', gap: base.space.px4 }]);

export const line = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px10,
    flex: 1,
    minInlineSize: 0,
    boxSizing: 'border-box',
    minBlockSize: base.size.controlLg,
    paddingInline: base.space.px16,
    border: `1px solid ${vars.role.borderControl}`,
    borderRadius: base.radius.lg,
    background: vars.part.field,
    color: vars.role.textMuted,
    textAlign: 'start',
    cursor: 'text',
    selectors: {
      '&:hover': { color: vars.role.text },
      '&:disabled': { cursor: 'default', color: vars.role.textSubtle },
      '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
    },
  },
]);

export const reply = style([
  beside,
  {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    maxBlockSize: '60%',
  },
]);
globalStyle(`${reply}[data-dropping]`, { outline: `2px dashed ${vars.part.focus}`, outlineOffset: '4px' });

export const head = style([
  text.caption,
  {
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px8,
    flex: 'none',
    paddingInlineStart: base.space.px12,
    color: vars.role.textMuted,
  },
]);
export const title = style([truncate, { flex: 1, minInlineSize: 0 }]);
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px8,
  minBlockSize: 0,
  overflowY: 'auto',
  // Space for the focus ring of the editor.
  padding: base.space.px4,
  margin: `0 calc(-1 * ${base.space.px4}) calc(-1 * ${base.space.px4})`,
});
export const end = style({ display: 'flex', alignItems: 'center', gap: base.space.px4 });
export const state = style([text.caption, { color: vars.role.textMuted, paddingInline: base.space.px8 }]);
export const waiting = style(beside);
