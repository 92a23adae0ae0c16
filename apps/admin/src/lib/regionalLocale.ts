/** British English has the day before the month and 24 hours, European Portuguese the currency after the amount. */
const regions: Readonly<Partial<Record<string, string>>> = { en: 'en-GB', pt: 'pt-PT' };

export const regionalLocale = (language: string) => regions[language] ?? language;
