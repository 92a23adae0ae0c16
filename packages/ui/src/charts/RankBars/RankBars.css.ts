import { style } from '@vanilla-extract/css';
import { forcedColors, inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';
import { hue } from '../chartColor.css';

export const root = style(inLayer({ display: 'grid', minInlineSize: 0, fontFamily: base.font.ui }));
export const row = style(
  inLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px10,
    minBlockSize: '41px',
    minInlineSize: 0,
  }),
);
export const words = style(inLayer({ flex: '1 1 auto', minInlineSize: 0 }));
export const name = style(
  inLayer({ display: 'block', fontSize: '13px', lineHeight: '18px', fontWeight: 550, color: vars.role.text }),
);
export const link = style(
  inLayer({
    color: 'inherit',
    outline: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInline: `calc(-1 * ${base.space.px8})`,
        borderRadius: base.radius.md,
      },
      '&:hover::after': { background: `color-mix(in oklab, ${vars.role.text} 5%, transparent)` },
      '&:focus-visible::after': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-1px' },
    },
  }),
);
export const track = style(
  inLayer({
    display: 'block',
    blockSize: base.space.px4,
    marginBlockStart: '5px',
    borderRadius: base.radius.full,
    background: vars.part.muted,
    overflow: 'hidden',
  }),
);
export const bar = style(
  inLayer({
    display: 'block',
    blockSize: '100%',
    borderRadius: 'inherit',
    background: hue,
    '@media': { [forcedColors]: { background: 'Highlight' } },
  }),
);
export const value = style(
  inLayer({
    flex: 'none',
    minInlineSize: base.space.px24,
    textAlign: 'end',
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: 600,
    color: vars.role.text,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
