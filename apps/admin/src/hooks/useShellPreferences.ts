import { useLayoutPreferences, useMenuCollapsed } from '@larder/domain';

/** Preferences of the user that a page can override while it is open. */
export interface ShellPreferences {
  contentWidth: 'full' | 'boxed';
  menuCollapsed: boolean;
  menuHidden: boolean;
}

/** Returns the user's preferences for the shell, and a setter for changes. */
export function useShellPreferences(): [ShellPreferences, (change: Partial<ShellPreferences>) => void] {
  const [menuCollapsed, setCollapsed] = useMenuCollapsed();
  const [{ contentWidth, isMenuHidden }, setLayout] = useLayoutPreferences();
  const change = (next: Partial<ShellPreferences>) => {
    if (next.menuCollapsed !== undefined) setCollapsed(next.menuCollapsed);
    if (next.contentWidth !== undefined) setLayout({ contentWidth: next.contentWidth });
    if (next.menuHidden !== undefined) setLayout({ isMenuHidden: next.menuHidden });
  };
  return [{ contentWidth, menuCollapsed, menuHidden: isMenuHidden }, change];
}
