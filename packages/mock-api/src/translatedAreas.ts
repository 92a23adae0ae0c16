import type { Database } from './database';
import type { DemoTexts } from './demoTexts';

/** Creates a cache of the data in each language. Texts are translated, so that they are searched and sorted as shown. */
export function createTranslatedAreas() {
  const languages = new Map<string, Map<string, object>>();
  return {
    /** Returns the database for a request that only reads. */
    databaseIn({ language, translate, translateImmutableRows }: DemoTexts, db: Database): Database {
      const areas = languages.get(language) ?? new Map<string, object>();
      languages.set(language, areas);
      return {
        ...db,
        translateArea: <T extends object>(name: string, area: T, hasImmutableRows: boolean) => {
          const known =
            (areas.get(name) as T | undefined) ?? (hasImmutableRows ? translateImmutableRows : translate)(area);
          areas.set(name, known);
          return known;
        },
      };
    },
    /** Call it after the data changes. */
    clear: () => languages.clear(),
  };
}
