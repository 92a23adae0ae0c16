#!/usr/bin/env node
/** The folder contracts of docs/architecture.md that no linter knows. Each rule has a seeded violation in `layout.test.mjs`. */
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

/** What a style sheet may not say; `theme/` and `css/` are where the values live. */
const styleRules = [
  ['no-hex-in-styles', /#[0-9a-fA-F]{3,8}\b(?![-\w])/, 'takes its colours from vars'],
  ['no-raw-z-index', /zIndex:\s*['"]?-?\d{2,}/, 'takes its stacking from base.zIndex'],
  ['logical-properties-only', physical, 'names a physical side or size: right to left needs the logical one'],
  ['mix-in-oklab', /\bin (oklch|srgb|hsl|lch)\b/, 'mixes colours outside oklab'],
];

/** Where a suffix may stand; the role of a file is its suffix. */
const suffixHomes = [
  [/\.(contract|queries|mutations|atoms)\.tsx?$/, /^packages\/domain\/src\//],
  [/\.(handlers|fixtures)\.ts$/, /^packages\/mock-api\/src\//],
  [/\.docs\.mdx$/, /^packages\/ui\/src\//],
];

const lines = (text) => text.trimEnd().split('\n').length;

function styleFindings(path, text) {
  if (/^packages\/ui\/src\/(theme|css)\//.test(path)) return [];
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[^:])\/\/.*$/gm, '$1');
  return styleRules.flatMap(([rule, pattern, sentence]) => {
    const hit = code.match(pattern);
    return hit ? [{ rule, path, message: `${sentence} (“${hit[0].trim()}”)` }] : [];
  });
}

function componentFindings(root, path) {
  const [, folder, name] = path.match(/^(packages\/ui\/src\/components\/([A-Z]\w+))\/\2\.tsx$/) ?? [];
  if (!folder) return [];
  const text = readFileSync(join(root, path), 'utf8');
  // A component that draws nothing, or wears another one's styles, has no sheet of its own.
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

/** Everything in `root` that breaks a folder contract. */
export function checkLayout(root) {
  const findings = [];
  const add = (rule, path, message) => findings.push({ rule, path, message });
  for (const file of ['packages', 'apps'].flatMap((top) => [...walk(join(root, top))])) {
    const path = relative(root, file).split(sep).join('/');
    const name = basename(path);
    if (name.endsWith('.gen.ts') || !/\.(tsx?|mdx)$/.test(name)) continue;
    const text = readFileSync(file, 'utf8');
    const entry = /^packages\/ui\/src\/entries\/|^packages\/(domain|mock-api)\/src\/(index|contract)\.ts$/.test(path);

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
      add('entries-only-re-export', path, 'holds code of its own');
    if (
      /^(utils?|helpers?|common|misc|shared)\.tsx?$/.test(name) ||
      /\/(utils?|helpers?|common|misc|shared)\//.test(path)
    )
      add('no-junk-drawers', path, 'says nothing about what is inside');
    if (path.startsWith('apps/admin/src/routes/') && lines(text) > 40)
      add('routes-are-pointers', path, `has ${lines(text)} lines; a route file has at most 40`);
    for (const [suffix, home] of suffixHomes)
      if (suffix.test(name) && !home.test(path)) add('suffix-has-a-home', path, `does not belong in ${dirname(path)}`);
    if (/^use[A-Z]/.test(name) && name.endsWith('.tsx') && !/<[A-Za-z]/.test(text))
      add('hooks-are-ts', path, 'holds no JSX: name it .ts');
    if (/^apps\/admin\/src\/(features|entities)\/[^/]*[A-Z]/.test(path))
      add('feature-folders-lower-case', path, 'feature and entity folders are lower-case');
    if (name.endsWith('.css.ts')) findings.push(...styleFindings(path, text));
    findings.push(...componentFindings(root, path));
  }
  return findings;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const findings = checkLayout(fileURLToPath(new URL('..', import.meta.url)));
  for (const { rule, path, message } of findings) process.stdout.write(`${path}: ${message} [${rule}]\n`);
  process.stdout.write(
    findings.length === 0 ? 'Every folder keeps its contract.\n' : `${findings.length} broken folder contracts.\n`,
  );
  process.exit(findings.length === 0 ? 0 : 1);
}
