import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { themeColors } from '../../theme/tokens';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'block',
  overflow: 'hidden',
  inlineSize: '100%',
  borderRadius: base.radius.full,
  background: vars.part.muted,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const labeled = style({ display: 'grid', gap: base.space.px6, inlineSize: '100%', minInlineSize: 0 });
export const header = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: base.space.px12,
});
export const label = style({ color: vars.role.text, minInlineSize: 0, overflowWrap: 'anywhere' });
export const value = style({ flex: 'none', color: vars.role.textMuted, unicodeBidi: 'plaintext' });

/** Thickness: 6 px, or 4 px in lists. */
export const size = styleVariants({
  sm: { blockSize: base.space.px4 },
  md: { blockSize: base.space.px6 },
});

export const bar = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  transition: `inline-size ${base.motion.slow} ${base.motion.ease}`,
  '@media': { [reducedMotion]: { transition: 'none' }, [forcedColors]: { background: 'Highlight' } },
});

const ofTheme = Object.fromEntries(themeColors.map((key) => [key, vars.color[key].main])) as Record<
  (typeof themeColors)[number],
  string
>;
export const tone = styleVariants({ ...ofTheme, ...vars.chart }, (background) => ({ background }));
