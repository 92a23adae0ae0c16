/** Types and constants of the theme. Values that differ by skin are in `palette.ts`. */

/** The seven theme colors. `dark` is the ink color and unrelated to the dark skin. */
export const themeColors = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'dark'] as const;
export type ThemeColor = (typeof themeColors)[number];

/** Values of a theme color. */
export interface ThemeColorValues {
  /** Background of filled elements. */
  main: string;
  /** Background of filled elements on hover. */
  hover: string;
  /** Tint: `main` with alpha 1a; opaque for primary. */
  light: string;
  /** Text and icons on `main`, at least 4.5:1. */
  on: string;
  /** Colored text, icons and outlines: at least 4.5:1 on canvas, surface, raised and `light`. */
  text: string;
}

/** Neutral colors by role. */
export interface RoleValues {
  /** Page background, navbar. */
  canvas: string;
  /** Cards, table body, list panes. */
  surface: string;
  /** Menus, popovers, calendars, drag images. */
  raised: string;
  /** Recessed backgrounds, such as group headers, code blocks and receipts, and the segment track in the dark skin. */
  sunken: string;
  /** Hovered rows and plain buttons. */
  hover: string;
  /** Pressed elements. */
  press: string;
  /** Card borders and table hairlines: decorative. */
  border: string;
  /** Quiet buttons and strong dividers: decorative. */
  borderStrong: string;
  /** Borders of fields, checkboxes and switches, baselines of charts: at least 3:1. */
  borderControl: string;
  /** Captions, placeholders, axis labels, counts. */
  textSubtle: string;
  /** Secondary text, table headers, icons. */
  textMuted: string;
  /** Field labels, side-menu items, read email. */
  textSecondary: string;
  /** Body, titles, numbers. */
  text: string;
  /** Side menu. */
  rail: string;
  /** Backdrop of dialogs and drawers. */
  scrim: string;
}

/** Colors of component parts that don't map to the same role in every skin. */
export interface PartValues {
  /** Background of a field: raised in light skins, sunken in dark. */
  field: string;
  /** Disabled backgrounds, skeletons, segment and meter tracks. */
  muted: string;
  /** Soft badges, comparison bars in light skins. */
  soft: string;
  /** Border of menus, popovers and dialogs. */
  overlayBorder: string;
  /** Background of a dialog or drawer. */
  dialog: string;
  /** Highlighted item of a menu. */
  menuHover: string;
  /** Track behind the thumb of a segmented control. */
  track: string;
  /** Thumb of a segmented control. */
  thumb: string;
  /** Thumb of a switch or slider. */
  switchThumb: string;
  /** Background and border of the quiet button. */
  quiet: string;
  quietBorder: string;
  /** Background of the active side-menu item. */
  railActive: string;
  railActiveBorder: string;
  /** Background and border of the navbar search button. */
  search: string;
  searchBorder: string;
  /** Borders of cards. Stronger in the bordered skin. */
  cardBorder: string;
  /** Comparison period in charts: always neutral. */
  ghost: string;
  /** Selected text. */
  selection: string;
  /** Focus ring: at least 3:1 on all backgrounds. */
  focus: string;
  /** Arch, inner shape and jar of the logo. */
  markArch: string;
  markShape: string;
  markJar: string;
  /** `ActionBar`: background (dark in both schemes), text and danger text. */
  bar: string;
  onBar: string;
  onBarDanger: string;
  /** Highlight of the skeleton animation. */
  shimmer: string;
}

/** Box shadows by elevation. `e1` is the shadow of cards. */
export interface ElevationValues {
  e1: string;
  e2: string;
  e3: string;
  e4: string;
  /** Inner shadow of filled buttons. */
  buttonLip: string;
  /** Shadow of quiet buttons. */
  quietLip: string;
}

export type ChartColors = readonly [string, string, string, string, string, string, string, string];
export type SequentialColors = readonly [string, string, string, string, string, string, string];

/** All values of a skin. */
export interface SkinValues {
  /** CSS `color-scheme` for native controls and scrollbars. */
  scheme: 'light' | 'dark';
  /** The seven theme colors. */
  color: Record<ThemeColor, ThemeColorValues>;
  /** Backgrounds, borders and text. */
  role: RoleValues;
  /** Colors of component parts. */
  part: PartValues;
  /** Box shadows. */
  elevation: ElevationValues;
  /** Chart colors, in order of use. */
  chart: ChartColors;
  /** Sequential colors from low to high. */
  sequential: SequentialColors;
}

/** Space scale in px. */
export const space = {
  none: '0px',
  px2: '2px',
  px4: '4px',
  px6: '6px',
  px8: '8px',
  px10: '10px',
  px12: '12px',
  px16: '16px',
  px20: '20px',
  px24: '24px',
  px32: '32px',
  px40: '40px',
  px48: '48px',
  px64: '64px',
} as const;
export type Space = keyof typeof space;

/** Corner radii: `sm` pills and small controls, `md` controls and menu items, `lg` cards and menus, `full` avatars and badges. */
export const radius = { xs: '5px', sm: '6px', md: '8px', lg: '12px', dialog: '16px', full: '999px' } as const;

/** Durations and easing. */
export const motion = {
  fast: '120ms',
  base: '180ms',
  slow: '240ms',
  ripple: '500ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
} as const;

/** Minimum viewport width of each breakpoint, px. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Stacking order of positioned elements. */
export const zIndex = {
  sticky: '10',
  navbar: '20',
  rail: '30',
  scrim: '40',
  overlay: '50',
  toast: '60',
  skipLink: '70',
} as const;

/** Sizes of controls and page regions. */
export const size = {
  controlSm: '32px',
  controlBar: '36px',
  control: '40px',
  controlLg: '48px',
  navbar: '56px',
  rail: '72px',
  menu: '256px',
  target: '24px',
  content: '1600px',
  boxed: '1200px',
} as const;

export const fontFamily = {
  ui: '"Figtree Variable","Vazirmatn Variable",ui-sans-serif,system-ui,sans-serif',
  display: '"Bricolage Grotesque Variable","Vazirmatn Variable","Figtree Variable",ui-sans-serif,system-ui,sans-serif',
  mono: 'ui-monospace,"SFMono-Regular",Menlo,Consolas,monospace',
} as const;

/** Font sizes of the text styles, badges (`fine`), fields on touch screens (`touch`, because iOS zooms into smaller ones), and brand and totals (`large`). */
export const fontSize = {
  fine: '10px',
  micro: '11px',
  caption: '12px',
  label: '13px',
  table: '13.5px',
  body: '14px',
  reading: '15px',
  touch: '16px',
  large: '20px',
  figureCard: '22px',
} as const;

/** Line heights of the text styles, and `compact` for dense text such as charts, badges and toasts. */
export const lineHeight = {
  caption: '16px',
  compact: '18px',
  body: '20px',
  reading: '24px',
  figureCard: '28px',
} as const;

/** A text style. */
export interface TextStyle {
  family: keyof typeof fontFamily;
  size: number;
  line: number;
  weight: number;
  /** Letter spacing in em. */
  tracking: number;
  /** Usage, for the token description. */
  use: string;
}

export const textStyles = {
  display: {
    family: 'display',
    size: 32,
    line: 40,
    weight: 600,
    tracking: -0.022,
    use: 'sign-in, splash, empty first run',
  },
  title1: { family: 'display', size: 24, line: 32, weight: 600, tracking: -0.018, use: 'page title, one per page' },
  title2: { family: 'display', size: 18, line: 24, weight: 600, tracking: -0.01, use: 'dialog, drawer, pane title' },
  figure: { family: 'display', size: 28, line: 32, weight: 600, tracking: -0.022, use: 'stat values, totals; tabular' },
  figureTile: { family: 'display', size: 26, line: 32, weight: 600, tracking: -0.022, use: 'stat value in a tile' },
  figureCard: { family: 'display', size: 22, line: 28, weight: 600, tracking: -0.022, use: 'total in a card' },
  title3: { family: 'ui', size: 15, line: 20, weight: 600, tracking: -0.003, use: 'card title' },
  reading: { family: 'ui', size: 15, line: 24, weight: 400, tracking: 0, use: 'long reading such as mail' },
  body: { family: 'ui', size: 14, line: 20, weight: 400, tracking: 0, use: 'default' },
  bodyStrong: { family: 'ui', size: 14, line: 20, weight: 600, tracking: 0, use: 'row key, names' },
  table: { family: 'ui', size: 13.5, line: 20, weight: 400, tracking: 0, use: 'cells, menu items, side-menu items' },
  label: { family: 'ui', size: 13, line: 16, weight: 550, tracking: 0, use: 'field labels, tile labels' },
  caption: { family: 'ui', size: 12, line: 16, weight: 400, tracking: 0, use: 'help, table headers, deltas, pills' },
  micro: { family: 'ui', size: 11, line: 16, weight: 600, tracking: 0.02, use: 'group labels, axis labels, badges' },
  button: { family: 'ui', size: 14, line: 20, weight: 600, tracking: 0, use: 'all buttons (13 small, 15 large)' },
} as const satisfies Record<string, TextStyle>;
export type TextStyleName = keyof typeof textStyles;
