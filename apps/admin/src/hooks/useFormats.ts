import { useLanguage } from '@larder/domain';
import { useMemo } from 'react';
import { createFormats } from '../lib/createFormats';

/** Returns the formats of the current language. */
export function useFormats(timeZone?: string) {
  const { language } = useLanguage();
  return useMemo(() => createFormats(language, timeZone), [language, timeZone]);
}
