export const userLanguages = ['en', 'fr', 'de', 'pt', 'ar'] as const;
