#!/usr/bin/env node
/** Checks the folder rules of docs/architecture.md. `layout.test.mjs` breaks each rule at least once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const skipped = new Set(['node_modules', 'dist', 'public', '.git']);

function* walk(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* walk(path);
    } else yield path;
  }
}

const physical =
  /\b(margin|padding|border)(Left|Right|Top|Bottom)\b|\bborder(Top|Bottom)(Left|Right)Radius\b|(?<![\w.'"-])(left|right|top|bottom|width|height|minWidth|maxWidth|minHeight|maxHeight)\s*:|textAlign:\s*'(left|right)'|\bfloat:\s*'(left|right)'/;

/** Rule, pattern, message and, optionally, the only paths it applies to. `theme/` and `css/` define the values and are exempt. */
const styleRules = [
  ['no-hex-in-styles', /#[0-9a-fA-F]{3,8}\b(?![-\w])/, 'must use colors from vars'],
  ['no-raw-z-index', /zIndex:\s*['"]?-?\d{2,}/, 'must use base.zIndex'],
  ['logical-properties-only', physical, 'must use logical properties, for right-to-left layouts'],
  [
    'styles-in-a-layer',
    /import \{[^}]*\b(style|styleVariants|globalStyle)\b[^}]*\} from '@vanilla-extract\/css'/,
    'must import style, styleVariants and globalStyle from css/style, which puts them in a layer',
    /^packages\/ui\//,
  ],
  [
    'type-and-space-from-the-contract',
    /\b(?:fontSize|lineHeight|font|(?:padding|margin|inset)\w*|gap|rowGap|columnGap):\s*(['"`])(?:(?!\1).)*?(?<![\w.])(?:[4-9]|[1-9]\d+|3\.\d+)(?:\.\d+)?px/,
    'must use base.fontSize, base.lineHeight and, over 3px, base.space',
  ],
  ['mix-in-oklab', /\bin (oklch|srgb|hsl|lch)\b/, 'must mix colors in oklab'],
];

/** Folders in which files with a suffix are allowed. */
const suffixHomes = [
  [/\.(contract|queries|mutations|atoms)\.tsx?$/, /^packages\/domain\/src\//],
  [/\.(handlers|fixtures)\.ts$/, /^packages\/mock-api\/src\//],
  [/\.docs\.mdx$/, /^packages\/ui\/src\//],
];

/** Required sections of a docs page. Others, such as Keyboard, are optional. */
const docsParts = ['When to use', 'Accessibility'];

/** Files of the shell belong in one of its folders, except those that build the frame. */
const shellFiles =
  /^apps\/admin\/src\/shell\/((navigation|palette|panels|session|appearance|errors)\/[^/]+|(Shell|Root|Toasts|InsideShell|lazyShell)[^/]*)$/;

const lines = (text) => text.trimEnd().split('\n').length;

function styleFindings(path, text) {
  if (/^packages\/ui\/src\/(theme|css)\//.test(path)) return [];
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[^:])\/\/.*$/gm, '$1');
  return styleRules.flatMap(([rule, pattern, sentence, home]) => {
    const hit = (!home || home.test(path)) && code.match(pattern);
    return hit ? [{ rule, path, message: `${sentence} (“${hit[0].trim()}”)` }] : [];
  });
}

function componentFindings(root, path) {
  const [, folder, name] = path.match(/^(packages\/ui\/src\/components\/([A-Z]\w+))\/\2\.tsx$/) ?? [];
  if (!folder) return [];
  const text = readFileSync(join(root, path), 'utf8');
  // A component that renders nothing, or uses the styles of another one, has no style sheet.
  const styled = text.includes(`'./${name}.css'`) ? ['.css.ts'] : [];
  const missing = [...styled, '.stories.tsx', '.test.tsx', '.docs.mdx'].filter(
    (suffix) => !existsSync(join(root, folder, name + suffix)),
  );
  const findings = missing.map((suffix) => ({
    rule: 'component-folder',
    path: folder,
    message: `lacks ${name}${suffix}`,
  }));
  const stories = join(root, folder, `${name}.stories.tsx`);
  if (existsSync(stories)) {
    const source = readFileSync(stories, 'utf8');
    for (const story of ['Default', 'Playground']) {
      if (!source.includes(`export const ${story}`))
        findings.push({
          rule: 'stories-complete',
          path: `${folder}/${name}.stories.tsx`,
          message: `lacks the story ${story}`,
        });
    }
  }
  return findings;
}

const folders = (path) =>
  existsSync(path) ? readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];

/** Reports public components without an entry that has their name (in any case) and exports from their folder. */
function entryFindings(root) {
  const source = 'packages/ui/src';
  const home = join(root, source, 'entries');
  const entries = existsSync(home) ? readdirSync(home) : [];
  const texts = entries.map((file) => readFileSync(join(home, file), 'utf8')).join('\n');
  const findings = [];
  for (const kind of ['components', 'patterns', 'charts'])
    for (const { name } of folders(join(root, source, kind))) {
      // Internal components, such as `charts/Plot`, have no docs and need no entry.
      const isPublic = existsSync(join(root, source, kind, name, `${name}.docs.mdx`));
      const own = entries.some((file) => file.toLowerCase() === `${name.toLowerCase()}.ts`);
      if (isPublic && (!own || !texts.includes(`../${kind}/${name}/`)))
        findings.push({
          rule: 'component-has-entry',
          path: `${source}/${kind}/${name}`,
          message: `lacks src/entries/${name}.ts`,
        });
    }
  return findings;
}

const caseFindings = (paths) => {
  const seen = new Map();
  return paths.flatMap((path) => {
    const key = path.replace(/\.tsx?$/, '').toLowerCase();
    const other = seen.get(key);
    seen.set(key, path);
    return other && other.replace(/\.tsx?$/, '') !== path.replace(/\.tsx?$/, '')
      ? [
          {
            rule: 'names-differ-by-more-than-case',
            path,
            message: `is the same file as ${other} on case-insensitive file systems`,
          },
        ]
      : [];
  });
};

/** Returns the violations in `root`. */
export function checkLayout(root) {
  const findings = [];
  const add = (rule, path, message) => findings.push({ rule, path, message });
  const paths = [];
  for (const file of ['packages', 'apps'].flatMap((top) => [...walk(join(root, top))])) {
    const path = relative(root, file).split(sep).join('/');
    const name = basename(path);
    if (/\.tsx?$/.test(name)) paths.push(path);
    if (name.endsWith('.gen.ts') || !/\.(tsx?|mdx)$/.test(name)) continue;
    const text = readFileSync(file, 'utf8');
    const entry =
      /^packages\/ui\/src\/entries\/|^packages\/(domain|mock-api)\/src\/(index|contract|browser|testing|worker)\.ts$/.test(
        path,
      );

    if (!entry && /^index\.tsx?$/.test(name) && !path.startsWith('apps/admin/src/routes/'))
      add('no-barrels', path, 'only the entries re-export');
    if (
      !entry &&
      name.endsWith('.ts') &&
      text.trim() &&
      /^(\s*export (type )?(\*|\{[^}]*\})( as \w+)? from '[^']+';?\s*)+$/.test(text)
    )
      add('no-barrels', path, 'only re-exports');
    if (entry && path.startsWith('packages/ui') && /^\s*(export )?(async )?(function|const|class|let) /m.test(text))
      add('entries-only-re-export', path, 'must only re-export');
    // Route files are named after their URLs.
    const isRoute = path.startsWith('apps/admin/src/routes/');
    if (
      /^(utils?|helpers?|common|misc|shared)\.tsx?$/.test(name) ||
      (!isRoute && /\/(utils?|helpers?|common|misc|shared)\//.test(path))
    )
      add('no-junk-drawers', path, 'needs a specific name');
    if (path.startsWith('apps/admin/src/routes/') && lines(text) > 40)
      add('routes-are-pointers', path, `has ${lines(text)} lines; a route file has at most 40`);
    if (path.startsWith('apps/admin/src/shell/') && !shellFiles.test(path))
      add(
        'shell-has-rooms',
        path,
        'belongs in a room of the shell: navigation, palette, panels, session, appearance or errors',
      );
    for (const [suffix, home] of suffixHomes)
      if (suffix.test(name) && !home.test(path)) add('suffix-has-a-home', path, `does not belong in ${dirname(path)}`);
    if (/^packages\/ui\/src\/private\/[^/]+$/.test(path))
      add('private-has-rooms', path, 'belongs in one of the folders of private, listed in docs/architecture.md');
    if (/^use[A-Z]/.test(name) && name.endsWith('.tsx') && !/<[A-Za-z]/.test(text))
      add('hooks-are-ts', path, 'contains no JSX: use the extension .ts');
    if (
      /^apps\/admin\/src\/(features|entities|lists)\//.test(path) &&
      !/\.(stories|test)\./.test(name) &&
      /new Date\(\)/.test(text)
    )
      add('server-clock', path, 'must use serverNow or useServerNow, because the clock of the device can be wrong');
    if (/^apps\/admin\/src\/(features|entities)\/[^/]*[A-Z]/.test(path))
      add('feature-folders-lower-case', path, 'feature and entity folders are lower-case');
    if (name.endsWith('.css.ts')) findings.push(...styleFindings(path, text));
    findings.push(...componentFindings(root, path));
    if (name.endsWith('.docs.mdx'))
      for (const part of docsParts)
        if (!text.includes(`\n## ${part}\n`)) add('docs-complete', path, `lacks the part “${part}”`);
  }
  findings.push(...entryFindings(root), ...caseFindings(paths));
  return findings;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const findings = checkLayout(fileURLToPath(new URL('..', import.meta.url)));
  for (const { rule, path, message } of findings) process.stdout.write(`${path}: ${message} [${rule}]\n`);
  process.stdout.write(
    findings.length === 0 ? 'The folder layout is correct.\n' : `${findings.length} errors in the folder layout.\n`,
  );
  process.exit(findings.length === 0 ? 0 : 1);
}
