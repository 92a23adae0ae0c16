import { createContext, useContext } from 'react';
import type { MenuParts } from './menuParts';

/** The parts of a menu. They are loaded together with the overlay, so that its trigger loads no React Aria. */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined);

export function useMenuPart<Name extends keyof MenuParts>(name: Name): MenuParts[Name] {
  const parts = useContext(MenuPartsContext);
  if (!parts) throw new Error(`${name} must be used inside <Menu>.`);
  return parts[name];
}
