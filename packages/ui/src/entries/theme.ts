import '../css/global.css';
export { base, vars } from '../theme/vars.css';
export {
  breakpoints,
  fontFamily,
  fontSize,
  lineHeight,
  motion,
  radius,
  size,
  space,
  textStyles,
  themeColors,
  zIndex,
} from '../theme/tokens';
export { skins } from '../theme/palette';
export { adoptSkin, createSkin } from '../theme/createSkin';
export { contrastFailures } from '../theme/contrast';
export { tabular, text, truncate } from '../css/typography.css';
export { below, from, reducedMotion } from '../css/componentStyle';
export type { Breakpoint, SkinValues, TextStyleName, ThemeColor } from '../theme/tokens';
export type { SkinName } from '../theme/palette';
export type { BrandColor, ColorParts, Skin, SkinOptions } from '../theme/createSkin';
export type { ContrastPair, Hex } from '../theme/contrast';
