import * as z from 'zod/mini';
import { languageAtom } from '../store/language';
import { atom, store, useAtom, useAtomValue, useSetAtom } from '../store/jotai';
import { storedAtom } from '../store/storedAtom';

export const skins = ['light', 'bordered', 'dark', 'semi-dark'] as const;
export type Skin = (typeof skins)[number];
export type Direction = 'ltr' | 'rtl';

/** Layout preferences of the visit. Skin, direction and menu state are persisted separately. */
export interface LayoutPreferences {
  layout: 'vertical' | 'horizontal';
  contentWidth: 'full' | 'boxed';
  isMenuHidden: boolean;
  navbarType: 'sticky' | 'static' | 'floating' | 'hidden';
  navbarColor: 'white' | 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'info' | 'dark';
  footerType: 'hidden' | 'static' | 'sticky';
  routerTransition: 'none' | 'fade' | 'slide' | 'zoom';
  isCustomizerOn: boolean;
}

export const layoutDefaults: LayoutPreferences = {
  layout: 'vertical',
  contentWidth: 'full',
  isMenuHidden: false,
  navbarType: 'sticky',
  navbarColor: 'white',
  footerType: 'hidden',
  routerTransition: 'none',
  isCustomizerOn: false,
};

/** The stored choice. `system` follows the device. */
export type SkinChoice = Skin | 'system';

const storedSkinAtom = storedAtom<SkinChoice>('skin', z.enum([...skins, 'system']), 'light', { format: 'text' });
const chosenDirectionAtom = storedAtom<Direction | null>('direction', z.nullable(z.enum(['ltr', 'rtl'])), null, {
  format: 'text',
});
const menuCollapsedAtom = storedAtom<boolean>('menuCollapsed', z.boolean(), false);
const layoutAtom = atom(layoutDefaults);

/** Preferences from a link. They apply to this visit and aren't stored. */
const visitAtom = atom<{ skin?: Skin; direction?: Direction; isMenuCollapsed?: boolean }>({});

const darkDevice = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const isDeviceDarkAtom = atom(false);
isDeviceDarkAtom.onMount = (set) => {
  const list = darkDevice();
  const follow = () => set(list?.matches ?? false);
  follow();
  list?.addEventListener('change', follow);
  return () => list?.removeEventListener('change', follow);
};

const skinChoiceAtom = atom((get): SkinChoice => get(visitAtom).skin ?? get(storedSkinAtom));
const skinAtom = atom((get): Skin => {
  const choice = get(skinChoiceAtom);
  if (choice !== 'system') return choice;
  return get(isDeviceDarkAtom) || darkDevice()?.matches ? 'dark' : 'light';
});
const lastLightSkinAtom = atom<Skin>('light');
const chooseSkinAtom = atom(
  (get) => get(skinAtom),
  (get, set, choice: SkinChoice) => {
    const before = get(skinAtom);
    if (before !== 'dark') set(lastLightSkinAtom, before);
    set(visitAtom, ({ skin: _skin, ...rest }) => rest);
    set(storedSkinAtom, choice);
  },
);
const toggleSkinAtom = atom(null, (get, set) => {
  set(chooseSkinAtom, get(skinAtom) === 'dark' ? get(lastLightSkinAtom) : 'dark');
});
/** Direction of the visit or chosen by the user, otherwise that of the language. */
const directionAtom = atom(
  (get): Direction =>
    get(visitAtom).direction ?? get(chosenDirectionAtom) ?? (get(languageAtom) === 'ar' ? 'rtl' : 'ltr'),
  (_get, set, direction: Direction | null) => {
    set(visitAtom, ({ direction: _direction, ...rest }) => rest);
    set(chosenDirectionAtom, direction);
  },
);

const isMenuCollapsedAtom = atom(
  (get) => get(visitAtom).isMenuCollapsed ?? get(menuCollapsedAtom),
  (_get, set, isCollapsed: boolean) => {
    set(visitAtom, ({ isMenuCollapsed: _isCollapsed, ...rest }) => rest);
    set(menuCollapsedAtom, isCollapsed);
  },
);

const patchLayoutAtom = atom(
  (get) => get(layoutAtom),
  (_get, set, patch: Partial<LayoutPreferences>) => set(layoutAtom, (before) => ({ ...before, ...patch })),
);

/** Returns the skin of the visit, otherwise the stored choice, which can be `system`. */
export function useSkinChoice(): SkinChoice {
  return useAtomValue(skinChoiceAtom);
}

/** Returns the active skin and the setter of the stored choice. */
export function useSkin() {
  return useAtom(chooseSkinAtom);
}

/** Toggles between dark and the last light skin. */
export function useToggleSkin() {
  return useSetAtom(toggleSkinAtom);
}

/**
 * Returns the text direction and its setter. A chosen direction is stored and overrides the language. `null` resets it.
 */
export function useDirection() {
  return useAtom(directionAtom);
}

/** Returns whether the menu is collapsed, and the setter. Stored. */
export function useMenuCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useAtom(isMenuCollapsedAtom);
  return [isCollapsed, setCollapsed];
}

/** Returns the layout preferences of the visit and a setter for changes. */
export function useLayoutPreferences() {
  return useAtom(patchLayoutAtom);
}

/** Returns a setter for preferences from a link (`?ui=`). They apply to this visit and aren't stored. */
export function useVisitPreferences() {
  return useSetAtom(visitAtom);
}

/** Syncs skin, direction and language to the root element. Returns a cleanup function. */
export function applyPreferences({ documentElement: root }: Document): () => void {
  const apply = () => {
    root.dataset.skin = store.get(skinAtom);
    root.dir = store.get(directionAtom);
    root.lang = store.get(languageAtom);
  };
  apply();
  const stops = [skinAtom, directionAtom, languageAtom].map((each) => store.sub(each, apply));
  return () => stops.forEach((stop) => stop());
}
