import { globalStyle, style, styleVariants } from '../../css/style';
import * as field from '../../private/fields/Field.css';
import { base, vars } from '../../theme/vars.css';
import * as select from '../Select/Select.css';

export const row = style({
  display: 'flex',
  alignItems: 'stretch',
  minInlineSize: 0,
  isolation: 'isolate',
  marginBlock: '2px',
});

/** Fixed text or an icon in a separate box. */
export const addon = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: base.space.px6,
  boxSizing: 'border-box',
  border: `1px solid ${vars.role.borderControl}`,
  background: vars.part.muted,
  color: vars.role.textMuted,
  fontFamily: base.font.ui,
  whiteSpace: 'nowrap',
});

/** Same heights as the fields: 32, 36, 40px. */
export const sizes = styleVariants({
  sm: {
    minBlockSize: base.size.controlSm,
    paddingInline: base.space.px10,
    borderRadius: base.radius.sm,
    fontSize: base.fontSize.label,
  },
  bar: {
    minBlockSize: base.size.controlBar,
    paddingInline: base.space.px12,
    borderRadius: base.radius.md,
    fontSize: base.fontSize.table,
  },
  md: {
    minBlockSize: base.size.control,
    paddingInline: base.space.px12,
    borderRadius: base.radius.md,
    fontSize: base.fontSize.body,
  },
});

const box = `:is(.${field.box}, .${select.box})`;
const startSquare = { borderStartStartRadius: 0, borderEndStartRadius: 0 };
const endSquare = { borderStartEndRadius: 0, borderEndEndRadius: 0 };

globalStyle(`${row} > *`, { position: 'relative', minInlineSize: 0 });
globalStyle(`${row} > .${field.root}`, { flex: '1 1 0' });
globalStyle(`${row} > [data-fixed]`, { flex: 'none' });
globalStyle(`${row} > :not(:first-child)`, { marginInlineStart: '-1px' });
globalStyle(`${row} > :not(:first-child):not(.${field.root}), ${row} > :not(:first-child) ${box}`, startSquare);
globalStyle(`${row} > :not(:last-child):not(.${field.root}), ${row} > :not(:last-child) ${box}`, endSquare);
// If all fields are disabled, the text next to them is muted too.
globalStyle(`${row}:has(:disabled):not(:has(:enabled)) > .${addon}`, {
  borderColor: vars.role.border,
  color: vars.role.textSubtle,
});
// Of two overlapping borders, the hovered, focused or invalid one is on top.
globalStyle(`${row} > :hover`, { zIndex: 1 });
globalStyle(`${row} > :has([aria-invalid="true"]), ${row} > [data-invalid]`, { zIndex: 2 });
globalStyle(`${row} > :is(:focus-visible, :focus-within)`, { zIndex: 3 });
