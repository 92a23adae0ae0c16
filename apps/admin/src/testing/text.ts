import { getI18n } from 'react-i18next';

/** Translates a key to the language of the story. */
export const text = (key: string, values: Record<string, unknown> = {}): string => getI18n().t(key, values);
