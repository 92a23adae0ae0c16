import { useContext, type ReactNode } from 'react';
import { I18nProvider, useLocale as useWidgetLocale } from 'react-aria-components';
import { formatLocale } from './formatLocale';
import { LocaleContext, useLocale } from '../strings/strings';

/** Locale of dates and numbers in fields: the provider's, else the document's, never the browser's own. */
export function useFieldLocale(kind?: 'dates' | 'numbers') {
  const given = useContext(LocaleContext);
  const { locale: ofProvider } = useWidgetLocale();
  const ofDocument = useLocale();
  return formatLocale(given ? ofProvider : ofDocument, kind);
}

/** Gives the fields inside the locale that dates and numbers are written in. */
export function FieldLocale({ of, children }: { of?: 'dates' | 'numbers'; children: ReactNode }) {
  return <I18nProvider locale={useFieldLocale(of)}>{children}</I18nProvider>;
}
