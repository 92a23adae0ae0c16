import { bareButton } from '../../css/bareButton';
import { ellipsis, forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px4,
  boxSizing: 'border-box',
  // Prevents stretching in a flex column.
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  verticalAlign: 'middle',
  border: `1px solid ${vars.role.borderStrong}`,
  borderRadius: base.radius.sm,
  background: vars.role.surface,
  color: vars.role.textSecondary,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});

export const sizes = styleVariants({
  sm: { minBlockSize: base.space.px20, paddingInline: base.space.px6 },
  md: { minBlockSize: base.space.px24, paddingInline: base.space.px8 },
});

export const tones = styleVariants({
  neutral: {},
  primary: {
    background: vars.color.primary.light,
    borderColor: `color-mix(in oklab, ${vars.color.primary.main} 45%, transparent)`,
    color: vars.color.primary.text,
  },
});

export const words = style(ellipsis);

export const remove = style({
  ...bareButton,
  marginBlock: '-1px',
  marginInlineEnd: `calc(-1 * ${base.space.px8})`,
  color: 'inherit',
  selectors: { '&:hover': { background: vars.role.hover } },
  '@media': { [forcedColors]: { color: 'ButtonText' } },
});
