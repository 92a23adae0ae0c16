import { createContext, useContext } from 'react';
import type { MenuParts } from './menuParts';

/** The parts of a menu. They are loaded together with the overlay, so that the trigger doesn't load React Aria. */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined);

/** Returns the loaded parts. Throws if the component `name` is outside a menu. */
export function useMenuParts(name: keyof MenuParts): MenuParts {
  const parts = useContext(MenuPartsContext);
  if (!parts) throw new Error(`${name} must be used inside <Menu>.`);
  return parts;
}
