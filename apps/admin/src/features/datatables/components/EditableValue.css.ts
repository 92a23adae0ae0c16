import { base, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

/** Reads as a value, shows under pointer and focus that it can be changed. */
export const value = style([
  text.table,
  {
    minBlockSize: base.size.target,
    marginInline: `calc(-1 * ${base.space.px6})`,
    paddingInline: base.space.px6,
    border: '1px solid transparent',
    borderRadius: base.radius.sm,
    color: 'inherit',
    textAlign: 'start',
    selectors: {
      '&:hover': { borderColor: vars.role.borderControl },
      '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '1px' },
    },
  },
]);
export const field = style({ display: 'flex', flexDirection: 'column', gap: base.space.px2 });
export const input = style([
  text.table,
  {
    inlineSize: '100%',
    minInlineSize: '110px',
    minBlockSize: '28px',
    paddingInline: base.space.px6,
    border: `1px solid ${vars.part.focus}`,
    borderRadius: base.radius.sm,
    background: vars.part.field,
    color: vars.role.text,
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '1px' },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger.main },
    },
  },
]);
export const wrong = style([text.caption, { color: vars.color.danger.text }]);
