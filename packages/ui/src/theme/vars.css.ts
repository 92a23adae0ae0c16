import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { inRem } from './rem';
import { fontFamily, fontSize, lineHeight, motion, radius, size, space, zIndex } from './tokens';

const kebab = (path: readonly string[]) => `ld-${path.join('-').replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;

/** CSS variables that are set by skins. */
export const vars = createGlobalThemeContract(
  {
    color: {
      primary: { main: '', hover: '', light: '', on: '', text: '' },
      secondary: { main: '', hover: '', light: '', on: '', text: '' },
      success: { main: '', hover: '', light: '', on: '', text: '' },
      danger: { main: '', hover: '', light: '', on: '', text: '' },
      warning: { main: '', hover: '', light: '', on: '', text: '' },
      info: { main: '', hover: '', light: '', on: '', text: '' },
      dark: { main: '', hover: '', light: '', on: '', text: '' },
    },
    role: {
      canvas: '',
      surface: '',
      raised: '',
      sunken: '',
      hover: '',
      press: '',
      border: '',
      borderStrong: '',
      borderControl: '',
      textSubtle: '',
      textMuted: '',
      textSecondary: '',
      text: '',
      rail: '',
      scrim: '',
    },
    part: {
      field: '',
      muted: '',
      soft: '',
      overlayBorder: '',
      dialog: '',
      menuHover: '',
      track: '',
      thumb: '',
      switchThumb: '',
      quiet: '',
      quietBorder: '',
      railActive: '',
      railActiveBorder: '',
      search: '',
      searchBorder: '',
      cardBorder: '',
      ghost: '',
      selection: '',
      focus: '',
      markArch: '',
      markShape: '',
      markJar: '',
      bar: '',
      onBar: '',
      onBarDanger: '',
      shimmer: '',
    },
    elevation: { e1: '', e2: '', e3: '', e4: '', buttonLip: '', quietLip: '' },
    chart: { c1: '', c2: '', c3: '', c4: '', c5: '', c6: '', c7: '', c8: '' },
    sequential: { s1: '', s2: '', s3: '', s4: '', s5: '', s6: '', s7: '' },
  },
  (_value, path) => kebab(path),
);

const values = {
  space,
  radius,
  motion,
  zIndex,
  size,
  font: fontFamily,
  fontSize: inRem(fontSize),
  lineHeight: inRem(lineHeight),
};

/** CSS variables that are the same in all built-in skins. `createSkin` can override some of them. */
export const base = createGlobalThemeContract(values, (_value, path) => kebab(path));

createGlobalTheme(':root', base, values);
