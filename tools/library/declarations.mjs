import { parseSync } from 'oxc-parser';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withoutUndefined } from './optionalProps.mjs';

const files = new Map();

/** Parses a `.d.ts` file and caches its text, declarations and imports. */
function read(file) {
  if (files.has(file)) return files.get(file);
  const text = withoutUndefined(readFileSync(file, 'utf8'));
  const { program } = parseSync(file, text, { sourceType: 'module' });
  const module = { file, text, declared: new Map(), from: new Map() };
  files.set(file, module);
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local, imported, type } of statement.specifiers)
        module.from.set(local.name, {
          source: statement.source.value,
          name: type === 'ImportSpecifier' ? imported.name : '*',
        });
      continue;
    }
    const declaration = statement.declaration ?? statement;
    if (statement.type === 'ExportNamedDeclaration' && statement.source)
      for (const { local, exported } of statement.specifiers)
        module.from.set(exported.name, { source: statement.source.value, name: local.name });
    if (declaration.id) module.declared.set(declaration.id.name, declaration);
    for (const { id } of declaration.declarations ?? []) module.declared.set(id.name, declaration);
  }
  return module;
}

const target = (module, source) => join(dirname(module.file), source.replace(/\.js$/, '.d.ts'));

/** Returns `{ module, declaration }` of a name, or undefined if another package declares it. */
function find(module, name) {
  const declaration = module.declared.get(name);
  if (declaration) return { module, declaration };
  const from = module.from.get(name);
  if (!from || !from.source.startsWith('.')) return undefined;
  const file = target(module, from.source);
  return existsSync(file) ? find(read(file), from.name) : undefined;
}

const plain = (text) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/; }/g, ' }')
    .trim();

/** Returns the keys of a constant, such as a map of styles. */
function keysOf(module, path) {
  const [first, second] = path.split('.');
  const from = module.from.get(first);
  const home = second && from ? { module: read(target(module, from.source)), name: second } : { module, name: first };
  const found = find(home.module, home.name);
  const annotation = found?.declaration.declarations?.find(({ id }) => id.name === home.name || id.name === from?.name)
    ?.id.typeAnnotation?.typeAnnotation;
  const text = (node) => found.module.text.slice(node.start, node.end);
  if (annotation?.type === 'TSTypeReference' && annotation.typeName.name === 'Record')
    return plain(text(annotation.typeArguments.params[0]));
  if (annotation?.type === 'TSTypeLiteral')
    return annotation.members.map(({ key }) => `"${key.name ?? key.value}"`).join(' | ');
  return undefined;
}

const typeText = (module, node) =>
  plain(module.text.slice(node.start, node.end))
    .replaceAll(/keyof typeof ([\w.]+)/g, (all, path) => keysOf(module, path) ?? all)
    .replaceAll('"', "'");

/** Returns the JSDoc of a node. */
function docOf(module, node) {
  const [, doc] =
    module.text.slice(0, node.start).match(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export )?(?:declare )?$/) ?? [];
  return (doc ?? '')
    .replaceAll(/^\s*\* ?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function membersOf(module, members) {
  return members.map((node) => {
    const doc = docOf(module, node);
    const [, standard] = doc.match(/@default (.*?)(?: @|$)/) ?? [];
    const name = node.key
      ? module.text.slice(node.key.start, node.key.end)
      : plain(module.text.slice(node.start, node.end));
    const type =
      node.type === 'TSMethodSignature'
        ? plain(module.text.slice(node.key.end, node.end)).replace(/;$/, '')
        : node.typeAnnotation
          ? typeText(module, node.typeAnnotation.typeAnnotation)
          : '';
    return { name, isOptional: Boolean(node.optional), type, doc: doc.replace(/\s*@default .*$/, ''), standard };
  });
}

/** Returns the members of `'a' | 'b'`, or undefined for other types. */
function literals(node) {
  const parts = node.type === 'TSUnionType' ? node.types : [node];
  return parts.every((part) => part.type === 'TSLiteralType') ? parts.map((part) => part.literal.value) : undefined;
}

/** Resolves a base interface of this package, with or without `Omit` or `Pick`. */
function ancestor(module, heritage) {
  const name = heritage.expression.name;
  const [whole, keys] = heritage.typeArguments?.params ?? [];
  const names = keys && /^(Omit|Pick)$/.test(name) ? literals(keys) : undefined;
  if (heritage.typeArguments && (!names || whole.type !== 'TSTypeReference' || whole.typeArguments)) return undefined;
  const found = find(module, names ? whole.typeName.name : name);
  if (found?.declaration.type !== 'TSInterfaceDeclaration') return undefined;
  const isPick = name === 'Pick';
  return {
    ...found,
    keeps: (prop) => !names || names.includes(prop) === isPick,
    // With `Omit`, external base types are wrapped in `Omit`. With `Pick`, only the picked members remain.
    narrowed: (text) => (names ? (isPick ? [] : [`Omit<${text}, ${typeText(module, keys)}>`]) : [text]),
  };
}

/** Returns the members of an interface, including those of base interfaces of this package. External base types are returned by name. */
function flatten(module, declaration, seen = new Set()) {
  const props = membersOf(module, declaration.body.body);
  const foreign = [];
  for (const heritage of declaration.extends ?? []) {
    const found = ancestor(module, heritage);
    if (found && !seen.has(found.declaration)) {
      const more = flatten(found.module, found.declaration, new Set([...seen, found.declaration]));
      props.push(...more.props.filter(({ name }) => found.keeps(name) && !props.some((own) => own.name === name)));
      foreign.push(...more.foreign.flatMap(found.narrowed));
    } else foreign.push(typeText(module, heritage));
  }
  return { props, foreign };
}

/** Returns an interface or a type alias; undefined for values. */
function typeOf(name, { module, declaration }) {
  const doc = docOf(module, declaration);
  if (declaration.type === 'TSInterfaceDeclaration')
    return { name, kind: 'interface', doc, ...flatten(module, declaration) };
  if (declaration.type === 'TSTypeAliasDeclaration')
    return { name, kind: 'type', doc, text: typeText(module, declaration.typeAnnotation) };
  return undefined;
}

const byName = (a, b) => a.localeCompare(b, 'en');

/** Returns the exports of an entry, sorted by name: `[{ name, kind, … }]`. */
export function publicApi(entryFile) {
  const module = read(entryFile);
  return [...module.from.keys()].toSorted(byName).map((name) => {
    const found = find(module, name);
    if (!found) return { name, kind: 'foreign', text: module.from.get(name).source };
    const type = typeOf(name, found);
    if (type) return type;
    const { module: home, declaration } = found;
    const doc = docOf(home, declaration);
    if (/Function/.test(declaration.type)) {
      const params = declaration.params.map((param) => {
        const annotation = (param.typeAnnotation ?? param.argument?.typeAnnotation)?.typeAnnotation;
        const given = param.type === 'Identifier' ? `${param.name}${param.optional ? '?' : ''}` : 'props';
        return `${given}: ${annotation ? typeText(home, annotation) : 'unknown'}`;
      });
      const result = declaration.returnType ? typeText(home, declaration.returnType.typeAnnotation) : '';
      return { name, kind: 'function', doc, text: `(${params.join(', ')}) => ${result}` };
    }
    const own = declaration.declarations?.find(({ id }) => id.name === name) ?? declaration.declarations?.[0];
    const annotation = own?.id.typeAnnotation?.typeAnnotation;
    return { name, kind: 'value', doc, text: annotation ? typeText(home, annotation) : '' };
  });
}

/** Returns the types that exported types use but no entry exports, sorted by name. */
export function sharedTypes(entryFiles) {
  const entries = entryFiles.map(read);
  const exported = new Set(entries.flatMap(({ from }) => [...from.keys()]));
  const found = new Map();
  const walked = new Set();
  const walk = ({ module, declaration }) => {
    if (walked.has(declaration)) return;
    walked.add(declaration);
    // The props of a base interface are listed with the interface that extends it.
    for (const { expression } of declaration.extends ?? []) {
      const base = find(module, expression.name);
      if (base) walk(base);
    }
    const generic = new Set((declaration.typeParameters?.params ?? []).map(({ name }) => name.name ?? name));
    const { start, end } = declaration.body ?? declaration.typeAnnotation ?? declaration;
    for (const [name] of plain(module.text.slice(start, end)).matchAll(/\b[A-Z]\w*\b/g)) {
      const type = generic.has(name) ? undefined : find(module, name);
      const described = type && typeOf(name, type);
      if (!described) continue;
      if (!exported.has(name)) found.set(name, described);
      walk(type);
    }
  };
  for (const module of entries)
    for (const name of module.from.keys()) {
      const own = find(module, name);
      if (own) walk(own);
    }
  return [...found.values()].toSorted((a, b) => byName(a.name, b.name));
}
