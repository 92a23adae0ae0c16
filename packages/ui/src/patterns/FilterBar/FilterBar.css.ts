import { below } from '../../css/componentStyle';
import { globalStyle, style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: base.space.px8,
  '@media': { [below('md')]: { flexWrap: 'wrap' }, print: { display: 'none' } },
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
  gap: base.space.px8,
  // Wraps before `endContent` would cover the content.
  '@media': { [below('md')]: { flexBasis: 'min-content' } },
});

export const chips = style({
  display: 'contents',
  '@media': {
    [below('md')]: {
      display: 'flex',
      flexBasis: '100%',
      alignItems: 'center',
      gap: base.space.px8,
      minInlineSize: 0,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Keeps focus outlines visible.
      margin: `calc(-1 * ${base.space.px4})`,
      padding: base.space.px4,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});

globalStyle(`${chips} > *`, { flexShrink: 0 });

export const end = style({ display: 'flex', alignItems: 'center', gap: base.space.px8, marginInlineStart: 'auto' });

export const clear = style({
  minBlockSize: base.size.target,
  marginInlineStart: base.space.px4,
  padding: 0,
  border: 0,
  borderRadius: base.radius.xs,
  background: 'transparent',
  color: vars.color.primary.text,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.body,
  fontWeight: 600,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
