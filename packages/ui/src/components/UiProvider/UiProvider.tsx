import { useContext, useInsertionEffect, useMemo, type ReactNode } from 'react';
import { I18nProvider, isRTL, RouterProvider } from 'react-aria-components';
import { applyServerStyles } from '../../private/dom/applyServerStyles';
import { NavigationContext } from '../../private/dom/navigation';
import { TodayContext } from '../../private/locale/today';
import type { UiStrings } from '../../private/strings/allStrings';
import { LocaleContext, StringsContext } from '../../private/strings/strings';

export interface UiProviderProps {
  /**
   * BCP 47 locale of built-in texts, dates, numbers and collation. `en` and `pt` without a region format dates as in
   * `en-GB` and `pt-PT`; set `en-US` for month before day.
   */
  locale: string;
  /**
   * Texts that replace the built-in ones. Pass all of them for a locale other than `en`, `fr`, `de`, `pt` and `ar`;
   * missing ones are shown in English, with a development error.
   */
  strings?: Partial<UiStrings>;
  /** Writing direction. @default the direction of the locale's script */
  direction?: 'ltr' | 'rtl';
  /**
   * Returns the day that calendars mark as today, ISO, for a clock other than the device's. Called when a calendar
   * renders. A nested provider inherits it. @default the day of the device
   */
  today?: () => string;
  /** Navigates on the client when a link in a menu, tab or list is followed. If omitted, the browser loads the page. */
  navigate?: (href: string) => void;
  /** Converts an href of the router to one of the browser, for example by adding a base path. */
  useHref?: (href: string) => string;
  /** The app, or a section with another locale. */
  children: ReactNode;
}

// Returns a locale with the given direction. React Aria derives the direction from the locale; a script subtag changes
// it without changing the language.
function withDirection(locale: string, direction: UiProviderProps['direction']) {
  if (!direction || isRTL(locale) === (direction === 'rtl')) return locale;
  return new Intl.Locale(locale, { script: direction === 'rtl' ? 'Arab' : 'Latn' }).toString();
}

/** Provides the locale, texts, direction and router to all components. Wrap the application once. */
export function UiProvider({ locale, strings, direction, today, navigate, useHref, children }: UiProviderProps) {
  // An insertion effect runs before the layout effects of all components, some of which measure elements.
  useInsertionEffect(applyServerStyles, []);
  const inheritedToday = useContext(TodayContext);
  const navigation = useMemo(() => ({ navigate, useHref }), [navigate, useHref]);
  return (
    <LocaleContext value={locale}>
      <StringsContext value={strings}>
        <I18nProvider locale={withDirection(locale, direction)}>
          <TodayContext value={today ?? inheritedToday}>
            <NavigationContext value={navigation}>
              {navigate ? (
                <RouterProvider navigate={navigate} {...(useHref && { useHref })}>
                  {children}
                </RouterProvider>
              ) : (
                children
              )}
            </NavigationContext>
          </TodayContext>
        </I18nProvider>
      </StringsContext>
    </LocaleContext>
  );
}
