import { parseSync } from 'oxc-parser';

const needsParentheses = new Set(['TSFunctionType', 'TSConstructorType', 'TSConditionalType']);

/** Checks whether `undefined` is a member of a type. */
const hasUndefined = ({ type, types = [] }) => type === 'TSUndefinedKeyword' || types.some(hasUndefined);

/** Returns the types of all optional properties in a `.d.ts` text. */
function optionalTypes(text) {
  const found = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node?.type !== 'string') return undefined;
    if (node.type === 'TSPropertySignature' && node.optional && node.typeAnnotation)
      found.push(node.typeAnnotation.typeAnnotation);
    return Object.values(node).forEach(visit);
  };
  visit(parseSync('index.d.ts', text, { sourceType: 'module' }).program);
  return found;
}

/** Replaces ranges of a text that don't overlap. */
const replaced = (text, edits) =>
  edits
    .toSorted(([a], [b]) => b - a)
    .reduce((all, [start, end, added]) => all.slice(0, start) + added + all.slice(end), text);

/**
 * Adds `| undefined` to the optional properties of a `.d.ts` text. Otherwise, apps with `exactOptionalPropertyTypes`
 * can't pass a value that may be undefined.
 */
export const withUndefined = (text) =>
  replaced(
    text,
    optionalTypes(text)
      .filter((type) => !hasUndefined(type))
      .flatMap(({ type, start, end }) =>
        needsParentheses.has(type)
          ? [
              [start, start, '('],
              [end, end, ') | undefined'],
            ]
          : [[end, end, ' | undefined']],
      ),
  );

/** Removes `| undefined` from the optional properties of a `.d.ts` text. */
export const withoutUndefined = (text) =>
  replaced(
    text,
    optionalTypes(text).flatMap(({ types = [], end }) => {
      const last = types.at(-2);
      if (!last || types.at(-1).type !== 'TSUndefinedKeyword') return [];
      const isWrapped = types.length === 2 && last.type === 'TSParenthesizedType';
      return [...(isWrapped ? [[last.start, last.start + 1, '']] : []), [last.end - Number(isWrapped), end, '']];
    }),
  );
