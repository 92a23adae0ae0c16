import '../css/global.css';
export { base, vars } from '../theme/vars.css';
export { breakpoints, fontFamily, motion, radius, size, space, textStyles, themeColors, zIndex } from '../theme/tokens';
export { skins } from '../theme/palette';
export { tabular, text, truncate } from '../css/typography.css';
export { below, from, inLayer, reducedMotion } from '../css/componentStyle';
export type { Breakpoint, SkinValues, TextStyleName, ThemeColor } from '../theme/tokens';
export type { SkinName } from '../theme/palette';
