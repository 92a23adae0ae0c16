import type { ESTree, Plugin } from 'vite';

/** Methods that the app never calls. */
const unusedMethods = new Set([
  'Connector.saveMissing',
  'Formatter.add',
  'Formatter.addCached',
  'I18n.cloneInstance',
  'I18n.dir',
  'I18n.exists',
  'I18n.hydrate',
  'I18n.loadLanguages',
  'I18n.setDefaultNamespace',
  'I18n.toJSON',
  'LanguageUtil.clearCache',
  'Logger.clone',
  'PluralResolver.clearCache',
  'PluralResolver.getPluralFormsOfKey',
  'PluralResolver.getSuffixes',
  'PluralResolver.needsPlural',
  'ResourceStore.addResource',
  'ResourceStore.addResources',
  'ResourceStore.removeNamespaces',
  'ResourceStore.getResourceBundle',
  'ResourceStore.removeResourceBundle',
  'ResourceStore.toJSON',
  'Translator.exists',
  'Translator.getUsedParamsDetails',
]);
/**
 * Bodies of functions without the parts that the app doesn't use: options of `$t()` in a text, formats other than
 * `number`, keys as functions, fallbacks by language, and script codes such as `zh-Hant`.
 */
const replacedBodies = new Map([
  [
    'Formatter.init',
    "{ this.formatSeparator = ','; this.formats = { number: createCachedFormatter((lng, opt) => { const formatter = new Intl.NumberFormat(lng, opt); return (value) => formatter.format(value); }) }; }",
  ],
  ['Interpolator.nest', '{ return str.replace(/\\$t\\(([\\w.-]+)\\)/g, (_, key) => fc(key, { lng: options.lng })); }'],
  ['LanguageUtil.getFallbackCodes', '{ return fallbacks ? [].concat(fallbacks) : []; }'],
  ['LanguageUtil.getScriptPartFromCode', '{ return null; }'],
  ['keysFromSelector', '{ return selector; }'],
]);
/**
 * Conditions of branches that do nothing in the app: it installs no formats, processors or handlers, doesn't save
 * missing texts, has no `_zero` texts for languages without that category, and never
 * uses the language `cimode`, ordinals, contexts or the options `returnDetails` and `returnObjects`.
 */
const unusedBranches = new Set([
  '!objectNotReturned && (usedKey || usedDefault || updateMissing)',
  '(usedKey || usedDefault) && this.options.parseMissingKeyHandler',
  "lng?.toLowerCase() === 'cimode'",
  'handleAsObjectInI18nFormat && isString(joinArrays) && Array.isArray(res)',
  'isObjectHit && !objectNotReturned',
  'needsContextHandling',
  'needsZeroSuffixLookup',
  'objectNotReturned && this.options.returnedObjectHandler',
  'opt.ordinal && pluralSuffix.startsWith(ordinalPrefix)',
  'res != null && postProcessorNames?.length && opt.applyPostProcessor !== false',
  'returnDetails',
  'this.i18nFormat?.addLookupKeys',
  'this.i18nFormat?.getResource',
  'this.i18nFormat?.parse',
  'usedKey && res === key && this.options.appendNamespaceToMissingKey',
]);

const isNode = (value: unknown): value is ESTree.Node => typeof (value as ESTree.Node | null)?.type === 'string';
const nameOf = (node: ESTree.Node | null) => (node?.type === 'Identifier' ? node.name : '');

/** Checks for `….logger.warn(…)`, which i18next ignores unless `debug` is set. */
const isLogCall = (node: ESTree.Node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  /^(log|warn|once|deprecate)$/.test(nameOf(node.callee.property)) &&
  node.callee.object.type === 'MemberExpression' &&
  nameOf(node.callee.object.property) === 'logger';

/** Removes parts of i18next that the app doesn't use. Saves 4 KB on the first load of every page. */
export const trimI18next = (): Plugin => ({
  name: 'larder:trim-i18next',
  apply: 'build',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler(code) {
      const edits: { start: number; end: number; text: string }[] = [];
      const found = new Set<string>();
      const visit = (node: ESTree.Node, className = ''): void => {
        if (node.type === 'MethodDefinition') {
          const name = `${className}.${nameOf(node.key)}`;
          const body = replacedBodies.get(name);
          if (body !== undefined || unusedMethods.has(name)) {
            found.add(name);
            const { start, end } = body === undefined ? node : node.value.body!;
            return void edits.push({ start, end, text: body ?? '' });
          }
        }
        if (node.type === 'FunctionDeclaration' && replacedBodies.has(nameOf(node.id))) {
          const name = nameOf(node.id);
          found.add(name);
          return void edits.push({ start: node.body!.start, end: node.body!.end, text: replacedBodies.get(name)! });
        }
        if (node.type === 'IfStatement') {
          const test = code.slice(node.test.start, node.test.end);
          if (unusedBranches.has(test)) {
            found.add(test);
            const start = node.alternate?.start ?? node.end;
            edits.push({ start: node.start, end: start, text: node.alternate ? '' : ';' });
            return node.alternate ? visit(node.alternate, className) : undefined;
          }
        }
        if (isLogCall(node)) return void edits.push({ start: node.start, end: node.end, text: 'null' });
        const inner = node.type === 'ClassDeclaration' ? nameOf(node.id) : className;
        for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, inner);
      };
      visit(this.parse(code));
      const missing = [...unusedMethods, ...replacedBodies.keys(), ...unusedBranches].filter(
        (name) => !found.has(name),
      );
      if (missing.length > 0) this.error(`i18next has no ${missing.join(', ')}: change tools/trimI18next.ts.`);
      const trimmed = edits
        .toSorted((a, b) => b.start - a.start)
        .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
      return { code: trimmed, map: null };
    },
  },
});
