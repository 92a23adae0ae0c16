import { createContext, useContext, type MouseEvent } from 'react';

interface Navigation {
  navigate?: ((href: string) => void) | undefined;
  useHref?: ((href: string) => string) | undefined;
}

/** The router of `UiProvider`, for plain links that need nothing else of react-aria. */
export const NavigationContext = createContext<Navigation>({});

const asItIs = (href: string) => href;

/** Whether a press means another tab, a download or a menu of the browser. */
export const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** What a plain link needs so that the router follows it. */
export function useRoutedLink(href: string) {
  const { navigate, useHref: toHref = asItIs } = useContext(NavigationContext);
  return {
    href: toHref(href),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!navigate || opensElsewhere(event) || event.defaultPrevented) return;
      event.preventDefault();
      navigate(href);
    },
  };
}
