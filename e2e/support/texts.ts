import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

type Texts = { [key: string]: string | Texts };
const files = new Map<string, Texts>();

function read(language: string): Texts {
  let texts = files.get(language);
  if (!texts) {
    const file = new URL(`../../apps/admin/public/assets/data/locales/${language}.json`, import.meta.url);
    files.set(language, (texts = JSON.parse(readFileSync(file, 'utf8')) as Texts));
  }
  return texts;
}

/** Returns a function that looks up the app's texts in the language of the page. */
export async function textsOf(page: Page) {
  const language = (await page.locator('html').getAttribute('lang')) ?? 'en';
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = key
      .split('.')
      .reduce<string | Texts | undefined>((texts, part) => (texts as Texts)?.[part], read(language));
    if (typeof text !== 'string') throw new Error(`Missing text ${key} in ${language}.json.`);
    return text.replace(/\{\{(\w+)(?:, \w+)?\}\}/g, (place, name: string) => String(values[name] ?? place));
  };
}
