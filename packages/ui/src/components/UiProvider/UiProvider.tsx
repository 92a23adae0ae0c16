import { useMemo, type ReactNode } from 'react';
import { I18nProvider, isRTL, RouterProvider } from 'react-aria-components';
import { NavigationContext } from '../../private/dom/navigation';
import { LocaleContext } from '../../private/strings/strings';

export interface UiProviderProps {
  /** BCP 47 language of the texts that overlays say by themselves, and of their collation. */
  locale: string;
  /** Writing direction, where the reader chose one that the language does not imply. @default that of the language */
  direction?: 'ltr' | 'rtl';
  /** Client-side navigation for links inside menus and tabs; without it they are plain links. */
  navigate?: (href: string) => void;
  /** Turns the router's own href into the one the browser shows. */
  useHref?: (href: string) => string;
  /** The part of the page that it is for. */
  children: ReactNode;
}

// Placement and arrow keys follow the locale alone. A script subtag turns the direction round and leaves the language as it is.
function withDirection(locale: string, direction: UiProviderProps['direction']) {
  if (!direction || isRTL(locale) === (direction === 'rtl')) return locale;
  return new Intl.Locale(locale, { script: direction === 'rtl' ? 'Arab' : 'Latn' }).toString();
}

/** Tells every overlay the language, the direction and the router; wrap the application once. */
export function UiProvider({ locale, direction, navigate, useHref, children }: UiProviderProps) {
  const navigation = useMemo(() => ({ navigate, useHref }), [navigate, useHref]);
  return (
    <LocaleContext value={locale}>
      <I18nProvider locale={withDirection(locale, direction)}>
        <NavigationContext value={navigation}>
          {navigate ? (
            <RouterProvider navigate={navigate} {...(useHref && { useHref })}>
              {children}
            </RouterProvider>
          ) : (
            children
          )}
        </NavigationContext>
      </I18nProvider>
    </LocaleContext>
  );
}
