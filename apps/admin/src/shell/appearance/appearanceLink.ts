import {
  layoutDefaults,
  skins,
  type Direction,
  type LayoutPreferences,
  type Skin,
  type SkinChoice,
} from '@larder/domain';

/** The settings that a link can contain. */
export interface Appearance extends LayoutPreferences {
  skin: Skin;
  direction: Direction;
  isMenuCollapsed: boolean;
}

/** Skins to choose from. `system` follows the device; links contain the active skin instead. */
export const skinChoices: readonly SkinChoice[] = [...skins, 'system'];

/** Allowed values of each setting, in the order of the link. */
export const choices = {
  skin: skins,
  direction: ['ltr', 'rtl'],
  layout: ['vertical', 'horizontal'],
  contentWidth: ['full', 'boxed'],
  isMenuCollapsed: [false, true],
  isMenuHidden: [false, true],
  navbarColor: ['white', 'primary', 'secondary', 'success', 'danger', 'info', 'warning', 'dark'],
  navbarType: ['floating', 'sticky', 'static', 'hidden'],
  footerType: ['sticky', 'static', 'hidden'],
  routerTransition: ['none', 'fade', 'slide', 'zoom'],
  isCustomizerOn: [false, true],
} as const satisfies { [K in keyof Appearance]: readonly Appearance[K][] };

export const appearanceDefaults: Appearance = {
  ...layoutDefaults,
  skin: 'light',
  direction: 'ltr',
  isMenuCollapsed: false,
};

const keys = Object.keys(choices) as (keyof Appearance)[];

/** Formats the settings that differ from the defaults, such as `skin:dark,layout:horizontal`. */
export const formatAppearance = (appearance: Appearance): string =>
  keys
    .filter((key) => appearance[key] !== appearanceDefaults[key])
    .map((key) => `${key}:${String(appearance[key])}`)
    .join(',');

/** Parses the output of `formatAppearance`. Ignores unknown settings and values. */
export function parseAppearance(text: string): Partial<Appearance> {
  const known = text.split(',').flatMap((pair) => {
    const [name, word] = pair.split(':');
    const key = keys.find((each) => each === name);
    const value = key && choices[key].find((choice) => String(choice) === word);
    return key && value !== undefined ? [[key, value]] : [];
  });
  return Object.fromEntries(known) as Partial<Appearance>;
}
