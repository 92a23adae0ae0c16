import { escapePattern } from './escapePattern';
import { isShared } from './responseCopy';
import { workPlaces } from './session/session.fixtures';
import { languageOf, loadTexts, type Language, type Translations } from './demoTexts/load';

/** Fields whose texts are translated. Other fields, such as statuses and IDs, never are. */
export const textFields: ReadonlySet<string> = new Set(
  (
    'about,after,ans,answer,before,bio,blogCategories,blogTitle,category,content,desc,description,device,excerpt,' +
    'hours,imageAlt,item,label,location,message,name,note,place,planBenefits,post,question,request,role,service,' +
    'subject,subtitle,table,tags,teams,text,title'
  ).split(','),
);

/** Translates demo texts of responses, and the same texts of requests back. */
export interface DemoTexts {
  language: Language;
  /** Returns a copy with all demo texts translated. Parts without demo texts aren't copied. */
  translate: <T>(value: T) => T;
  /** Like `translate`, but keeps the translated rows of lists for as long as the rows exist. */
  translateImmutableRows: <T>(value: T) => T;
  /** Returns a copy with all translated demo texts replaced by the stored ones. */
  toStored: <T>(value: T) => T;
}

type Convert = (text: string, field: string) => string;

/** Results of `mapTexts` by row. */
type KnownRows = WeakMap<object, { mapped: unknown; removedAt: unknown }>;

/** Applies `convert` to all texts. Copies only what changes, so that shared rows stay shared. */
function mapTexts(value: unknown, convert: Convert, field: string, knownRows?: KnownRows): unknown {
  if (typeof value === 'string') return textFields.has(field) ? convert(value, field) : value;
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  if (!isList) {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return value;
  }
  // Shared parts are translated before they are shared.
  if (isShared(value)) return value;
  const source = value as Record<string, unknown>;
  let copy: Record<string, unknown> | undefined;
  // Areas of the large demo have 600,000 properties, so this creates no lists of them.
  for (const key in source) {
    const entry = source[key];
    if (typeof entry !== 'string' && typeof entry !== 'object') continue;
    const mapped =
      isList && knownRows
        ? mapRow(entry, convert, field, knownRows)
        : mapTexts(entry, convert, isList ? field : key, knownRows);
    if (mapped !== entry) (copy ??= (isList ? [...value] : { ...source }) as Record<string, unknown>)[key] = mapped;
  }
  return copy ?? value;
}

function mapRow(row: unknown, convert: Convert, field: string, knownRows: KnownRows): unknown {
  if (typeof row !== 'object' || row === null) return mapTexts(row, convert, field);
  const { removedAt } = row as { removedAt?: unknown };
  const known = knownRows.get(row);
  if (known && known.removedAt === removedAt) return known.mapped;
  const mapped = mapTexts(row, convert, field);
  knownRows.set(row, { mapped, removedAt });
  return mapped;
}

/** Fields whose demo texts have a number at the end, as in `Table 13` and `Fold 300 napkins (2)`. */
const numbered: Readonly<Record<string, RegExp>> = {
  table: /^(.*\D)( \d+)$/s,
  device: /^(.*\D)( \d+)$/s,
  service: /^(.*\D)( \d+)$/s,
  title: /^(.*\D)( \(\d+\))$/s,
};
/** The prefix of the subject of a response or a forwarded email. */
const prefixed = /^((?:Re|Fwd): )(.+)$/s;

type Table = ReadonlyMap<string, string>;

/** Converts a text by exact match. Also converts numbered names and prefixed subjects. */
function byTable(table: Table, otherwise: (text: string) => string = (text) => text): Convert {
  const find = (text: string, field: string) => table.get(`${field}:${text}`) ?? table.get(text);
  const convert: Convert = (text, field) => {
    const exact = find(text, field) ?? find(text.trim(), field);
    if (exact !== undefined) return exact;
    const [, prefix, subject] = prefixed.exec(text) ?? [];
    if (prefix !== undefined && subject !== undefined) return prefix + convert(subject, field);
    const [, name, suffix] = numbered[field]?.exec(text) ?? [];
    const named = name === undefined ? undefined : find(name, field);
    return named === undefined ? otherwise(text) : named + suffix;
  };
  return convert;
}

const markupTexts = /[^<>]+(?=<)|(?<=alt=")[^"]+(?=")/g;

/** Converts the texts and alternative texts in the markup of a long HTML text, such as an article, if all are known. */
function byMarkup(markup: Table, convert: Convert): Convert {
  return (text, field) => {
    const whole = convert(text, field);
    if (whole !== text || !text.startsWith('<')) return whole;
    const isKnown = (part: string) => markup.has(part) || !/\p{L}/u.test(part);
    if (!text.match(markupTexts)?.every(isKnown)) return text;
    return text.replace(markupTexts, (part) => markup.get(part) ?? part);
  };
}

const placeNames = workPlaces.map(({ name }) => escapePattern(name)).join('|');
/** Figures, or the name of a demo restaurant. Other words are typed by a user, and the text is theirs. */
const placeholder = `([^\\p{L}]+?|${placeNames})`;

/** Translates generated texts. The translation contains the figure or name at `{0}`, too. */
function byTemplates(templates: readonly Entry[]) {
  const patterns = templates.map(([template, translation]) => ({
    pattern: new RegExp(`^${escapePattern(template).replace(/\{\d\}/g, () => placeholder)}$`, 'u'),
    translation,
  }));
  return (text: string) => {
    for (const { pattern, translation } of patterns) {
      const found = pattern.exec(text);
      if (found) return translation.replace(/\{(\d)\}/g, (_whole, place: string) => found[Number(place) + 1] ?? '');
    }
    return text;
  };
}

/** Maximum number of remembered texts per field. */
const memoLimit = 5000;

/** Remembers results, because lists repeat their texts, and each list is converted in the area and in the response. */
function memoized(convert: Convert): Convert {
  const fields = new Map<string, Map<string, string>>();
  return (text, field) => {
    let known = fields.get(field);
    if (!known || known.size >= memoLimit) fields.set(field, (known = new Map()));
    let converted = known.get(text);
    if (converted === undefined) known.set(text, (converted = convert(text, field)));
    return converted;
  };
}

type Entry = readonly [text: string, translation: string];
const isTemplate = ([text]: Entry) => /\{\d\}/.test(text);
const swapped = (entries: readonly Entry[]) => new Map(entries.map(([text, translation]) => [translation, text]));

function createDemoTexts(language: Language, { texts, markup }: Translations): DemoTexts {
  const entries = Object.entries(texts);
  const exact = entries.filter((entry) => !isTemplate(entry));
  const parts = Object.entries(markup);
  const shown = byMarkup(
    new Map([...exact, ...parts]),
    byTable(new Map(exact), byTemplates(entries.filter(isTemplate))),
  );
  const stored = byMarkup(swapped([...exact, ...parts]), byTable(swapped(exact)));
  // A field before a text, as in `title:Owner`, limits it to that field.
  const unqualified =
    (convert: Convert): Convert =>
    (text, field) => {
      const converted = convert(text, field);
      return converted.startsWith(`${field}:`) ? converted.slice(field.length + 1) : converted;
    };
  const knownRows: KnownRows = new WeakMap();
  const toShown = memoized(unqualified(shown));
  const toStored = memoized(unqualified(stored));
  return {
    language,
    translate: <T>(value: T) => mapTexts(value, toShown, '') as T,
    translateImmutableRows: <T>(value: T) => mapTexts(value, toShown, '', knownRows) as T,
    toStored: <T>(value: T) => mapTexts(value, toStored, '') as T,
  };
}

const loaded = new Map<Language, Promise<DemoTexts | undefined>>();

/**
 * Returns the demo texts in the language of a locale, or undefined for English. If the translations can't be loaded,
 * texts stay in English until a later request succeeds.
 */
export function demoTextsOf(locale: string | undefined): Promise<DemoTexts | undefined> | undefined {
  const language = languageOf(locale);
  if (!language) return undefined;
  let texts = loaded.get(language);
  if (!texts) {
    texts = loadTexts[language]().then(
      (module) => createDemoTexts(language, module),
      () => {
        loaded.delete(language);
        return undefined;
      },
    );
    loaded.set(language, texts);
  }
  return texts;
}
