import { useContext, type ReactNode } from 'react';
import { I18nProvider, useLocale as useWidgetLocale } from 'react-aria-components';
import { formatLocale } from './formatLocale';
import { LocaleContext, useLocale } from '../strings/strings';

/** Returns the locale of dates and numbers in fields: the provider's, or the document's. */
export function useFieldLocale(kind?: 'dates' | 'numbers') {
  const given = useContext(LocaleContext);
  const { locale: providerLocale } = useWidgetLocale();
  const documentLocale = useLocale();
  return formatLocale(given ? providerLocale : documentLocale, kind);
}

/** Provides the locale of dates and numbers to React Aria fields. */
export function FieldLocale({ of, children }: { of?: 'dates' | 'numbers'; children: ReactNode }) {
  return <I18nProvider locale={useFieldLocale(of)}>{children}</I18nProvider>;
}
