import { ellipsis, forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({ position: 'relative', display: 'inline-flex', flex: 'none', maxInlineSize: '100%' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px6,
  minInlineSize: 0,
  maxInlineSize: '100%',
  blockSize: base.size.controlBar,
  boxSizing: 'border-box',
  margin: 0,
  paddingInline: base.space.px10,
  border: `1px solid ${vars.role.borderStrong}`,
  borderRadius: base.radius.md,
  background: vars.role.surface,
  color: vars.role.textMuted,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.body,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.role.hover },
    '&[data-set]': {
      paddingInlineEnd: base.space.px32,
      borderColor: `color-mix(in oklab, ${vars.color.primary.main} 35%, transparent)`,
      background: vars.color.primary.light,
      color: vars.color.primary.text,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-set]': { borderColor: 'Highlight' } } } },
});

export const label = style(ellipsis);
export const value = style({
  ...ellipsis,
  maxInlineSize: '20ch',
  fontWeight: 600,
  color: vars.role.text,
  selectors: { '[data-set] > &': { color: 'inherit' } },
});

export const clear = style({
  position: 'absolute',
  insetInlineEnd: base.space.px4,
  insetBlock: base.space.px6,
  display: 'grid',
  placeItems: 'center',
  inlineSize: base.size.target,
  padding: 0,
  border: 0,
  borderRadius: base.radius.sm,
  background: 'transparent',
  color: vars.color.primary.text,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:hover': { background: `color-mix(in oklab, ${vars.color.primary.main} 16%, transparent)` } },
  '@media': { [forcedColors]: { color: 'ButtonText' } },
});
