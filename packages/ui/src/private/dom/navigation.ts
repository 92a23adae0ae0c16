import { createContext, useContext, type MouseEvent } from 'react';

interface Navigation {
  navigate?: ((href: string) => void) | undefined;
  useHref?: ((href: string) => string) | undefined;
}

/** Router of `UiProvider`, for plain links that don't use React Aria. */
export const NavigationContext = createContext<Navigation>({});

const identity = (href: string) => href;

/** Returns true if a click opens a tab, a window, a download or a context menu. */
export const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Returns link props that navigate with the router. */
export function useRoutedLink(href: string) {
  const { navigate, useHref: toHref = identity } = useContext(NavigationContext);
  return {
    href: toHref(href),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!navigate || opensElsewhere(event) || event.defaultPrevented) return;
      event.preventDefault();
      navigate(href);
    },
  };
}
