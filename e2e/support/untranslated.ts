import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { closing, opening } from '../../tools/pseudo.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

function sourcesIn(folder: string) {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(`${root}${folder}/${path}`, 'utf8'));
}

const literals = (source: string) =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, single, double, template]) => (single ?? double ?? template ?? '').replaceAll(String.raw`\'`, "'"),
  );

/** Returns the English words that `Intl` produces. */
function platformWords() {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    Array.from({ length: 12 }, (_, month) =>
      Array.from({ length: 7 }, (_day, day) =>
        ['en', 'en-GB'].map((locale) =>
          new Intl.DateTimeFormat(locale, options).format(new Date(2026, month, day + 1)),
        ),
      ),
    ).flat(2);
  const relative = (['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const).flatMap((unit) =>
    [-2, -1, 0, 1, 2].map((count) => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(count, unit)),
  );
  const units = [
    'second',
    'minute',
    'hour',
    'day',
    'week',
    'month',
    'year',
    'percent',
    'kilogram',
    'liter',
    'celsius',
  ].flatMap((unit) =>
    [1, 2].map((count) => new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'short' }).format(count)),
  );
  return [
    ...units,
    ...(['long', 'short'] as const).flatMap((style) => [...dates({ month: style }), ...dates({ weekday: style })]),
    ...relative.map((text) => text.replace(/\d+/g, ' ')),
    'AM',
    'PM',
    'and',
  ];
}

/** Returns words that are not translations: those in demo data, library strings and `Intl`. */
export function knownWords(): Set<string> {
  const texts = [
    ...sourcesIn('packages/mock-api/src').flatMap(literals),
    ...sourcesIn('packages/ui/src/private').flatMap((source) =>
      [...source.matchAll(/\ben: ('|")(.*?)\1[,\s]/g)].map(([, , text]) => text ?? ''),
    ),
    ...platformWords(),
    'Larder',
  ];
  return new Set(texts.flatMap((text) => text.match(/[\p{L}\p{M}’']{2,}/gu) ?? []));
}

/**
 * Returns visible texts and accessible names outside the brackets of the pseudo-locale, without code, keys and language
 * names.
 */
export async function textsOutside(page: Page): Promise<string[]> {
  return page.evaluate(
    ([open, close]) => {
      const outside = (text: string) => {
        let depth = 0;
        let rest = '';
        // A translation may span elements: text before a closing bracket or after an opening one is inside.
        const first = text.indexOf(open);
        const end = text.indexOf(close);
        if (end >= 0 && (first < 0 || end < first)) depth = 1;
        for (const letter of text) {
          if (letter === open) depth += 1;
          else if (letter === close) depth -= 1;
          else if (depth === 0) rest += letter;
          else rest += ' ';
        }
        return rest.replace(/\s+/g, ' ').trim();
      };
      const found = new Set<string>();
      const check = (text: string | null) => {
        const rest = outside(text ?? '');
        if (/\p{L}{2}/u.test(rest)) found.add(rest);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || parent.closest('script, style, noscript, kbd, [translate="no"]') || !parent.checkVisibility())
          continue;
        check(node.textContent);
      }
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'])
        for (const element of document.querySelectorAll(`[${name}]`))
          if (!element.closest('[translate="no"]') && element.checkVisibility()) check(element.getAttribute(name));
      return [...found];
    },
    [opening, closing] as const,
  );
}
