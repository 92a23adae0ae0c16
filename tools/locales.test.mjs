// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addTexts, checkLocales, languageFindings, languages, usageFindings } from './locales.mjs';

const english = {
  jars: {
    title: 'Jars',
    lead: '{{full}} of {{total}}',
    left_one: '{{count, number}} jar left',
    left_other: '{{count, number}} jars left',
  },
};
const german = {
  jars: {
    title: 'Gläser',
    lead: '{{full}} von {{total}}',
    left_one: 'noch {{count, number}} Glas',
    left_other: 'noch {{count, number}} Gläser',
  },
};
const arabic = {
  jars: {
    title: 'المرطبانات',
    lead: '{{full}} من {{total}}',
    left_zero: 'لا مرطبانات',
    left_one: 'مرطبان واحد',
    left_two: 'مرطبانان',
    left_few: '{{count, number}} مرطبانات',
    left_many: '{{count, number}} مرطبانًا',
    left_other: '{{count, number}} مرطبان',
  },
};
const withJars = (texts, changes) => ({ jars: { ...texts.jars, ...changes } });
const without = (texts, key) => ({
  jars: Object.fromEntries(Object.entries(texts.jars).filter(([own]) => own !== key)),
});
const rules = (findings) => findings.map(({ rule }) => rule);

describe('languageFindings', () => {
  test('accepts a complete language', () => {
    expect(languageFindings('de', english, german)).toEqual([]);
    expect(languageFindings('ar', english, arabic)).toEqual([]);
  });

  /** Rule, language, and texts that break the rule. */
  const seeded = [
    ['complete', 'de', without(german, 'title')],
    ['complete', 'de', without(german, 'left_one')],
    ['complete', 'ar', without(arabic, 'left_two')],
    ['complete', 'ar', without(arabic, 'left_many')],
    ['complete', 'fr', withJars(german, {})],
    ['no-strangers', 'de', withJars(german, { label: 'Glas' })],
    ['no-strangers', 'de', withJars(german, { left_many: 'noch {{count, number}} Gläser' })],
    ['not-empty', 'de', withJars(german, { title: ' ' })],
    ['translated', 'de', withJars(german, { title: 'Jars' })],
    ['to-translate', 'de', withJars(german, { title: 'TODO: Jars' })],
    ['equal-placeholders', 'de', withJars(german, { lead: '{{full}} von {{totals}}' })],
    ['equal-placeholders', 'de', withJars(german, { lead: '{{full}}' })],
    ['equal-placeholders', 'de', withJars(german, { title: 'Gläser {{count, number}}' })],
    ['formatted-count', 'de', withJars(german, { left_other: 'noch {{count}} Gläser' })],
    ['equal-placeholders', 'de', withJars(german, { left_other: 'noch Gläser' })],
    ['equal-placeholders', 'ar', withJars(arabic, { left_few: 'مرطبانات' })],
    ['equal-placeholders', 'ar', withJars(arabic, { left_two: 'مرطبانان {{names}}' })],
  ];
  test.each(seeded)('reports a violation of the rule “%s” in %s', (rule, language, texts) => {
    expect(rules(languageFindings(language, english, texts))).toEqual([rule]);
  });

  test('accepts words that are listed as equal in both languages, and texts without words', () => {
    const own = { blog: 'Blog', pair: '{{a}} / {{b}}' };
    expect(languageFindings('de', own, own)).toEqual([]);
    expect(rules(languageFindings('ar', own, own))).toEqual(['translated']);
  });
});

describe('usageFindings', () => {
  const path = 'apps/admin/src/features/jars/JarsPage.tsx';
  const uses = `t('jars.title'); t(full ? 'jars.lead' : 'jars.title', values); t("jars.left", { count });`;

  test('accepts sources that use exactly the existing keys', () => {
    expect(usageFindings(english, { [path]: uses })).toEqual([]);
    expect(usageFindings(english, { [path]: 't(`jars.${name}`)' })).toEqual([]);
  });

  test.each([
    ['a key that English lacks', `t('jars.lid')`],
    ['a group that English lacks', `t('lids.title')`],
    ['a key in one branch of a condition that English lacks', `t(open ? 'jars.lid' : 'jars.title')`],
    ['a key pattern that English lacks', 't(`jars.lids.${name}`)'],
  ])('reports %s', (_, call) => {
    expect(rules(usageFindings(english, { [path]: `${uses} ${call}` }))).toEqual(['key-exists']);
  });

  test('reports an unused key', () => {
    const calls = uses.replace(/t\("[^)]*\)/, '');
    expect(usageFindings(english, { [path]: calls })).toMatchObject([{ rule: 'key-used', key: 'jars.left' }]);
    expect(rules(usageFindings(english, { [path]: `${calls} // t('jars.left')` }))).toEqual(['key-used']);
  });

  test('matches the middle part of a dynamic key with the literals of the file', () => {
    const nested = { jars: { full: { title: 'Full' }, empty: { title: 'Empty' } } };
    const call = 't(`jars.${state}.title`)';
    expect(usageFindings(nested, { [path]: `const states = ['full', 'empty']; ${call}` })).toEqual([]);
    expect(usageFindings(nested, { [path]: `const states = ['full']; ${call}` })).toMatchObject([
      { rule: 'key-used', key: 'jars.empty.title' },
    ]);
  });
});

test('languageFindings requires the plural categories of each language', () => {
  const forms = Object.fromEntries(
    languages.map((language) => [
      language,
      new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted(),
    ]),
  );
  expect(forms).toEqual({
    fr: ['many', 'one', 'other'],
    de: ['one', 'other'],
    pt: ['many', 'one', 'other'],
    ar: ['few', 'many', 'one', 'other', 'two', 'zero'],
  });
});

test('addTexts reuses the translation of an identical text, and otherwise marks the new text as untranslated', () => {
  const root = mkdtempSync(join(tmpdir(), 'larder-texts-'));
  const file = (language) => join(root, `apps/admin/public/assets/data/locales/${language}.json`);
  mkdirSync(join(file('en'), '..'), { recursive: true });
  const write = (language, texts) => writeFileSync(file(language), JSON.stringify(texts));
  write('en', { a: { name: 'Name', order: 'Order' }, b: { name: 'Name', order: 'Order', kept: 'Kept' } });
  write('fr', { a: { name: 'Nom', order: 'Ordre' }, b: { name: 'Nom', order: 'Commande', kept: 'Gardé' } });
  addTexts(root, { b: { kept: 'Other' }, c: { name: 'Name', order: 'Order', jars: 'Jars' } });
  const read = (language) => JSON.parse(readFileSync(file(language), 'utf8'));
  expect(read('en').c).toEqual({ name: 'Name', order: 'Order', jars: 'Jars' });
  // “Order” has two meanings, so its translation is unknown.
  expect(read('fr').c).toEqual({ name: 'Nom', order: 'TODO: Order', jars: 'TODO: Jars' });
  expect(read('fr').b.kept).toBe('Gardé');
  rmSync(root, { recursive: true });
});

test('checkLocales accepts the locale files of the app, apart from missing translations', () => {
  const findings = checkLocales(fileURLToPath(new URL('..', import.meta.url)));
  expect(findings.filter(({ rule }) => rule !== 'to-translate')).toEqual([]);
});
