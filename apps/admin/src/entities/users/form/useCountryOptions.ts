import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOptions } from './countryOptions';

/** Returns all countries, sorted by their name in the language of the app. */
export function useCountryOptions() {
  const { i18n } = useTranslation();
  return useMemo(() => countryOptions(i18n.language), [i18n.language]);
}
