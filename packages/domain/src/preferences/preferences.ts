import * as z from 'zod/mini';
import { languageAtom } from '../store/language';
import { atom, store, useAtom, useSetAtom } from '../store/jotai';
import { storedAtom } from '../store/storedAtom';

export const skins = ['light', 'bordered', 'dark', 'semi-dark'] as const;
export type Skin = (typeof skins)[number];
export type Direction = 'ltr' | 'rtl';

/** Layout choices that last for the visit (product.md 3); skin, direction and menuCollapsed are kept. */
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

/** The kept choice; `system` follows the device (pages.md 3.8). */
export type SkinChoice = Skin | 'system';

const keptSkinAtom = storedAtom<SkinChoice>('skin', z.enum([...skins, 'system']), 'light', { format: 'text' });
const chosenDirectionAtom = storedAtom<Direction | null>('direction', z.nullable(z.enum(['ltr', 'rtl'])), null, {
  format: 'text',
});
const menuCollapsedAtom = storedAtom<boolean>('menuCollapsed', z.boolean(), false);
const layoutAtom = atom(layoutDefaults);

/** Choices of a link to settings: they count for the visit and are not kept. */
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

const skinAtom = atom((get): Skin => {
  const kept = get(visitAtom).skin ?? get(keptSkinAtom);
  if (kept !== 'system') return kept;
  return get(isDeviceDarkAtom) || darkDevice()?.matches ? 'dark' : 'light';
});
const lastLightSkinAtom = atom<Skin>('light');
const chooseSkinAtom = atom(
  (get) => get(skinAtom),
  (get, set, choice: SkinChoice) => {
    const before = get(skinAtom);
    if (before !== 'dark') set(lastLightSkinAtom, before);
    set(visitAtom, ({ skin: _skin, ...rest }) => rest);
    set(keptSkinAtom, choice);
  },
);
const toggleSkinAtom = atom(null, (get, set) => {
  set(chooseSkinAtom, get(skinAtom) === 'dark' ? get(lastLightSkinAtom) : 'dark');
});
/** The direction of the visit or chosen by hand, else that of the language. */
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

/** The skin that shows, and the setter of the choice; stored. */
export function useSkin() {
  return useAtom(chooseSkinAtom);
}

/** Switches between dark and the light skin used last. */
export function useToggleSkin() {
  return useSetAtom(toggleSkinAtom);
}

/** The text direction and its setter; a direction set by hand is stored and outlasts the language, null gives it back to the language. */
export function useDirection() {
  return useAtom(directionAtom);
}

/** Whether the menu is collapsed to its rail, and the setter; stored. */
export function useMenuCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useAtom(isMenuCollapsedAtom);
  return [isCollapsed, setCollapsed];
}

/** The other layout choices and a setter that takes those that change; they last for the visit. */
export function useLayoutPreferences() {
  return useAtom(patchLayoutAtom);
}

/** Takes choices over for the visit, without keeping them: those of a link to settings. */
export function useVisitPreferences() {
  return useSetAtom(visitAtom);
}

/** Keeps skin, direction and language on the root element, where the styles look for them; returns what stops it. */
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
