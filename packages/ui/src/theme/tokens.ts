/** The shapes of the theme. Values live in `palette.ts` (what differs by skin) and here (what does not). */

/** The seven theme colours of the product; `dark` is the ink key and has nothing to do with the dark skin. */
export const themeColors = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'dark'] as const;
export type ThemeColor = (typeof themeColors)[number];

/** What each theme colour consists of. */
export interface ThemeColorValues {
  /** Fill of a filled part. */
  main: string;
  /** Fill of a filled part under the pointer. */
  hover: string;
  /** Tint: main with alpha 1a; primary has its own opaque value. */
  light: string;
  /** Text and icons on `main`, at least 4.5:1. */
  on: string;
  /** Coloured words, icons and outlines, at least 4.5:1 on canvas, surface, raised and on `light`. */
  text: string;
}

/** Neutral roles; components use these, never ramp steps. */
export interface RoleValues {
  /** Page behind cards, navbar. */
  canvas: string;
  /** Cards, table body, list panes. */
  surface: string;
  /** Menus, popovers, drag images. */
  raised: string;
  /** Receipt well, segment track in the dark skin. */
  sunken: string;
  /** Row and ghost button under the pointer. */
  hover: string;
  /** Pressed, ghost bar fill. */
  press: string;
  /** Card edge and table hairline: decorative. */
  border: string;
  /** Shelf lip, quiet buttons, dividers that must be seen: decorative. */
  borderStrong: string;
  /** Edge of a field, checkbox or switch track, and the shelf line of charts: at least 3:1. */
  borderControl: string;
  /** Captions, placeholders, axis labels, counts. */
  textSubtle: string;
  /** Secondary sentences, table heads, icons at rest. */
  textMuted: string;
  /** Field labels, side-menu items, read mail. */
  textSecondary: string;
  /** Body, titles, numbers. */
  text: string;
  /** Side menu. */
  rail: string;
  /** Behind dialogs and drawers. */
  scrim: string;
}

/** Parts whose value is not a plain role in every skin. */
export interface PartValues {
  /** Background of a field: raised in light skins, sunken in dark. */
  field: string;
  /** Disabled fill, skeleton blocks, segment and meter tracks. */
  muted: string;
  /** Soft badges, comparison bars in light skins. */
  soft: string;
  /** Edge of menus, popovers and dialogs. */
  overlayBorder: string;
  /** Background of a dialog or drawer. */
  dialog: string;
  /** Highlighted item of a menu. */
  menuHover: string;
  /** Track behind the thumb of a segmented control. */
  track: string;
  /** Thumb of a segmented control. */
  thumb: string;
  /** Knob of a switch. */
  knob: string;
  /** Background and edge of the quiet button. */
  quiet: string;
  quietBorder: string;
  /** Background of the active side-menu item. */
  railActive: string;
  railActiveBorder: string;
  /** Background and edge of the navbar search button. */
  search: string;
  searchBorder: string;
  /** Edge of the side menu and of cards (the bordered skin strengthens the latter). */
  cardBorder: string;
  /** Comparison period in charts, never a hue. */
  ghost: string;
  /** Selected text. */
  selection: string;
  /** Focus ring, at least 3:1 on every ground. */
  focus: string;
  /** Arch, inner shape and jar of the mark. */
  markArch: string;
  markShape: string;
  markJar: string;
  /** The bar of actions over a selection: ink in both schemes, its words, its danger words. */
  bar: string;
  onBar: string;
  onBarDanger: string;
  /** Light that travels over a skeleton. */
  shimmer: string;
}

/** Box shadows by height; e1 is the shelf lip. */
export interface ElevationValues {
  e1: string;
  e2: string;
  e3: string;
  e4: string;
  /** Inner lip of filled buttons. */
  buttonLip: string;
  /** Lip of quiet buttons. */
  quietLip: string;
}

export type ChartColors = readonly [string, string, string, string, string, string, string, string];
export type SequentialColors = readonly [string, string, string, string, string, string, string];

/** Everything a skin decides. A new skin is one object of this type. */
export interface SkinValues {
  /** What the browser draws its own parts in. */
  scheme: 'light' | 'dark';
  /** The seven theme colours. */
  color: Record<ThemeColor, ThemeColorValues>;
  /** Grounds, edges and words. */
  role: RoleValues;
  /** Colours of single parts. */
  part: PartValues;
  /** Shadows from the lip of a card up. */
  elevation: ElevationValues;
  /** Colours of series, in order of use. */
  chart: ChartColors;
  /** Colours from low to high. */
  sequential: SequentialColors;
}

/** Spacing in px; `half` and `threeQuarters` steps only inside a control. */
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

/** Corner radii: sm pill and small control, md control and menu item, lg card and menu, dialog, full avatar and badge. */
export const radius = { xs: '5px', sm: '6px', md: '8px', lg: '12px', dialog: '16px', full: '999px' } as const;

/** Durations and the one easing. `ripple` is fixed by the product. */
export const motion = {
  fast: '120ms',
  base: '180ms',
  slow: '240ms',
  ripple: '500ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
} as const;

/** Lowest viewport width of each breakpoint, px. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Stacking order of everything that leaves the flow. */
export const zIndex = {
  sticky: '10',
  navbar: '20',
  rail: '30',
  scrim: '40',
  overlay: '50',
  toast: '60',
  skipLink: '70',
} as const;

/** Heights of controls and bars. */
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

/** Font sizes: those of the text styles, plus badges (`fine`), fields on touch screens (`touch`: iOS zooms into smaller ones) and brand and totals (`large`). */
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

/** Line heights: those of the text styles, and a tighter one for lines in charts and small parts. */
export const lineHeight = {
  caption: '16px',
  compact: '18px',
  body: '20px',
  reading: '24px',
  figureCard: '28px',
} as const;

/** One text style. */
export interface TextStyle {
  family: keyof typeof fontFamily;
  size: number;
  line: number;
  weight: number;
  /** em */
  tracking: number;
  /** Where it is used. */
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
  caption: { family: 'ui', size: 12, line: 16, weight: 400, tracking: 0, use: 'help, table heads, deltas, pills' },
  micro: { family: 'ui', size: 11, line: 16, weight: 600, tracking: 0.02, use: 'group labels, axis labels, badges' },
  button: { family: 'ui', size: 14, line: 20, weight: 600, tracking: 0, use: 'all buttons (13 small, 15 large)' },
} as const satisfies Record<string, TextStyle>;
export type TextStyleName = keyof typeof textStyles;
