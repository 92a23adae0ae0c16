#!/usr/bin/env node
/** Checks locale files for missing keys, broken plurals and placeholders, and unused keys. `locales.test.mjs` breaks each rule once. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = 'apps/admin/public/assets/data/locales';
const sourceFolders = ['apps/admin/src', 'packages/domain/src/pages'];

const product = 'same in every language';
const loan = 'loanword';
const cognate = 'same spelling';

/** Values that may equal the English text, by reason. */
const sameAsEnglish = {
  fr: {
    [loan]: ['Blog', 'Budget', 'Badges', 'Cc', 'Cc {{people}}', 'E-mail', 'Zoom'],
    [cognate]: [
      'Aubergine',
      'actions',
      'Calories',
      'Catalogue',
      'Client',
      'Clients',
      'Code',
      'Confirmations',
      'Contact',
      'Contacts',
      'Date',
      'Description',
      'Extensions',
      'Licence',
      'Message',
      'Messages',
      'Note',
      'Notes',
      'Notifications',
      'Maximum',
      'Minimum',
      'Multiple',
      'minute',
      'minutes',
      'Option',
      'Option {{n}}',
      'Options',
      'Pages',
      'Photo',
      'Position {{n}}',
      'Pagination',
      'Question',
      'Question {{n}}',
      'Questions',
      'Signature',
      'Restaurant',
      'Restaurants',
      'Total',
      'Transactions',
      'Horizontal',
      'Important',
      'Vertical',
      'Version',
      'Version {{version}}',
      'Article',
      'Simple',
      '{{value}} pt',
      '{{parent}}, position {{n}}',
    ],
    [product]: ['{{hours}} h', '{{n}} kcal', 'IBAN', 'SWIFT'],
  },
  de: {
    [loan]: [
      'App',
      'Blog',
      'Board',
      'Bcc',
      'Bcc {{people}}',
      'Breadcrumbs',
      'Browser',
      'Budget',
      'Catering',
      'Cc',
      'Cc {{people}}',
      'Chat',
      'Chats',
      'Labels',
      'Offline',
      'Online',
      'Spam',
      'Support',
      'Team',
      'Vegan',
      'Website',
      'Zoom',
    ],
    [cognate]: [
      'Bank',
      'Allergen',
      'Aubergine',
      'Details',
      'Name',
      'Option',
      'Option {{n}}',
      'Position',
      'Position {{n}}',
      'Region',
      'Restaurant',
      'Restaurants',
      'Revision {{n}}',
      'Station',
      'Status',
      'Text',
      'Version',
      'Version {{version}}',
    ],
    [product]: ['{{n}} kcal', 'IBAN', 'SWIFT'],
  },
  pt: {
    [loan]: ['Bcc', 'Bcc {{people}}', 'Cc', 'Cc {{people}}', 'E-mail', 'Offline', 'Online', 'Spam', 'Zoom'],
    [cognate]: ['Horizontal', 'Subtotal', 'Total', 'Vertical'],
    [product]: ['{{hours}} h', '{{n}} kcal', 'IBAN', 'SWIFT'],
  },
  ar: { [product]: ['IBAN', 'SWIFT'] },
};

export const languages = ['fr', 'de', 'pt', 'ar'];

/** Prefix of English texts that `pnpm new` adds to other locales. `pnpm check` accepts it, `npm test` does not. */
export const untranslated = 'TODO: ';

/** Flattens nested texts: `users.list.title` → text. */
export function flatten(texts, path = '') {
  return Object.entries(texts).reduce(
    (all, [key, value]) =>
      typeof value === 'object' && value !== null
        ? Object.assign(all, flatten(value, `${path}${key}.`))
        : Object.assign(all, { [path + key]: value }),
    {},
  );
}

const suffix = /_(zero|one|two|few|many|other)$/;
const placesOf = (text) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name).toSorted((a, b) => a.localeCompare(b));

/** Returns the keys with plural forms, without the suffix. */
function pluralsOf(en) {
  const bases = Object.keys(en)
    .filter((key) => key.endsWith('_other'))
    .map((key) => key.replace(suffix, ''));
  return new Set(bases.filter((base) => `${base}_one` in en));
}

/** Returns the plural categories of exactly one number, such as the Arabic dual. Their texts can spell it out. */
function wordedCategories(language) {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 201 }, (_, number) => rules.select(number));
  return new Set(
    rules.resolvedOptions().pluralCategories.filter((name) => numbers.filter((own) => own === name).length === 1),
  );
}

/** Returns the findings for a language, compared with English. */
export function languageFindings(language, english, texts) {
  const en = flatten(english);
  const own = flatten(texts);
  const plurals = pluralsOf(en);
  const worded = wordedCategories(language);
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const same = new Set(Object.values(sameAsEnglish[language] ?? {}).flat());
  const findings = [];
  const report = (rule, key, message) => findings.push({ rule, key: `${language} ${key}`, message });

  /** Expected key → key of its English text. */
  const wanted = new Map();
  for (const key of Object.keys(en)) {
    const base = key.replace(suffix, '');
    if (!suffix.test(key) || !plurals.has(base)) wanted.set(key, key);
    else for (const name of categories) wanted.set(`${base}_${name}`, name === 'one' ? `${base}_one` : `${base}_other`);
  }

  for (const [key, source] of wanted) {
    const text = own[key];
    if (text === undefined) {
      report('complete', key, `is missing: “${en[source]}”`);
      continue;
    }
    if (typeof text !== 'string' || text.trim() === '') {
      report('not-empty', key, 'is empty');
      continue;
    }
    const name = plurals.has(key.replace(suffix, '')) ? key.match(suffix)?.[1] : undefined;
    const asked = placesOf(en[source]);
    const found = placesOf(text);
    const without = asked.filter((place) => place !== 'count');
    const fits = found.join() === asked.join() || (worded.has(name) && found.join() === without.join());
    if (rawCount.test(text)) report('formatted-count', key, 'has an unformatted count: use {{count, number}}');
    if (!fits) report('equal-placeholders', key, `has {{${found.join(', ')}}}, English has {{${asked.join(', ')}}}`);
    const words = en[source].replace(/\{\{[^}]*\}\}/g, '').replace(/\$t\([^)]*\)/g, '');
    if (text.startsWith(untranslated)) report('to-translate', key, `is not translated: “${text}”`);
    if (text === en[source] && /\p{L}/u.test(words) && !same.has(text)) report('translated', key, `is still “${text}”`);
  }
  for (const key of Object.keys(own)) if (!wanted.has(key)) report('no-strangers', key, 'does not exist in English');
  return findings;
}

const rawCount = /\{\{\s*count\s*\}\}/;

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds keys in the sources, and patterns of keys that are built at run time. */
function askedKeys(sources, groups) {
  const whole = new Map();
  const patterns = [];
  const startsLikeKey = new RegExp(`^(?:${groups.map(escaped).join('|')})\\.`);
  for (const [path, source] of Object.entries(sources)) {
    const text = source.replace(comment, '');
    const literals = [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, single, double]) => single ?? double);
    for (const literal of literals)
      if (startsLikeKey.test(literal) && /^[\w.-]+$/.test(literal)) whole.set(literal, path);
    for (const [, key] of text.matchAll(/\bt\(\s*['"]([^'"]+)['"]/g)) whole.set(key, path);
    for (const [, template] of text.matchAll(/`((?:[^`\\$]|\\.|\$\{[^}]*\}|\$)*)`/g)) {
      if (!startsLikeKey.test(template) || !template.includes('${')) continue;
      // Middle parts must be string literals of the same file; the last part can be anything.
      const words = literals
        .filter((literal) => /^[\w-]+$/.test(literal))
        .map(escaped)
        .join('|');
      const parts = template.split(/\$\{[^}]*\}/);
      const expression = parts
        .map(
          (part, index) =>
            escaped(part) +
            (index === parts.length - 1
              ? ''
              : index === parts.length - 2 && parts.at(-1) === ''
                ? '[^.]+'
                : `(?:${words})`),
        )
        .join('');
      patterns.push({ path, template, expression: new RegExp(`^${expression}$`) });
    }
  }
  return { whole, patterns };
}

/** Reports keys that are missing in English, and unused keys. */
export function usageFindings(english, sources) {
  const en = flatten(english);
  const plurals = pluralsOf(en);
  const known = new Set(
    Object.keys(en).map((key) => (plurals.has(key.replace(suffix, '')) ? key.replace(suffix, '') : key)),
  );
  const { whole, patterns } = askedKeys(sources, Object.keys(english));
  const findings = [];
  for (const [key, path] of whole) {
    if (!known.has(key))
      findings.push({ rule: 'key-exists', key, message: `is used in ${path} but missing in English` });
  }
  for (const { path, template, expression } of patterns) {
    if (![...known].some((key) => expression.test(key))) {
      findings.push({
        rule: 'key-exists',
        key: template,
        message: `is used in ${path} but matches no English key`,
      });
    }
  }
  for (const key of known) {
    if (!whole.has(key) && !patterns.some(({ expression }) => expression.test(key))) {
      findings.push({ rule: 'key-used', key, message: 'is not used' });
    }
  }
  return findings;
}

/**
 * Adds texts to the locale files of `root`; existing keys stay as they are. Other languages get the translation that
 * the app has for the same English text, or the English text marked as untranslated. Returns the changed files.
 */
export function addTexts(root, texts) {
  const read = (file) => JSON.parse(readFileSync(join(root, folder, file), 'utf8'));
  const english = Object.entries(flatten(read('en.json')));
  const files = readdirSync(join(root, folder));
  for (const file of files) {
    const known = read(file);
    const own = flatten(known);
    const translate = (text) => {
      const found = new Set(english.filter(([, each]) => each === text).map(([key]) => own[key]));
      const [only] = found;
      return found.size === 1 && only !== undefined ? only : `${untranslated}${text}`;
    };
    const merge = (target, source) => {
      for (const [key, value] of Object.entries(source)) {
        if (typeof value === 'object') merge((target[key] ??= {}), value);
        else target[key] ??= file === 'en.json' ? value : translate(value);
      }
    };
    merge(known, texts);
    writeFileSync(join(root, folder, file), `${JSON.stringify(known, null, 2)}\n`);
  }
  return files.map((file) => `${folder}/${file}`);
}

function* walk(path) {
  if (!existsSync(path)) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* walk(child);
    else if (/\.tsx?$/.test(entry.name) && !/\.(test|stories|gen)\.tsx?$/.test(entry.name)) yield child;
  }
}

export function checkLocales(root) {
  const read = (language) => JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8'));
  const english = read('en');
  const sources = Object.fromEntries(
    sourceFolders
      .flatMap((source) => [...walk(join(root, source))])
      .map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
  return [
    ...languages.flatMap((language) => languageFindings(language, english, read(language))),
    ...usageFindings(english, sources),
  ];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const findings = checkLocales(fileURLToPath(new URL('..', import.meta.url)));
  for (const { rule, key, message } of findings) console.error(`${rule}: ${key} ${message}`);
  if (findings.length > 0) process.exitCode = 1;
}
