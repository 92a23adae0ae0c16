// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkLayout } from './check-layout.mjs';

const roots = [];
function tree(files) {
  const root = mkdtempSync(join(tmpdir(), 'larder-layout-'));
  roots.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

const component = 'packages/ui/src/components/Jar/Jar';
const sheet = (rule) => ({ [`${component}.css.ts`]: `export const root = style({ ${rule} });` });
const stories = 'export const Default = {};\nexport const Playground = {};';

const docs = '\n## When to use\n\n## Accessibility\n';

/** Rule → files that break it. */
const seeded = [
  ['component-folder', { [`${component}.tsx`]: `import * as styles from './Jar.css';` }],
  ['stories-complete', { [`${component}.tsx`]: '', [`${component}.stories.tsx`]: 'export const Default = {};' }],
  ['docs-complete', { [`${component}.docs.mdx`]: '# Jar\n\n## When to use\n\nFor jam.\n' }],
  ['no-barrels', { 'packages/ui/src/components/index.ts': `export { Jar } from './Jar/Jar';` }],
  ['no-barrels', { 'packages/domain/src/users/all.ts': `export * from './users';\nexport { a } from './a';\n` }],
  ['entries-only-re-export', { 'packages/ui/src/entries/index.ts': 'export const jar = 1;' }],
  ['no-junk-drawers', { 'apps/admin/src/lib/utils.ts': 'export const a = 1;' }],
  ['no-junk-drawers', { 'packages/domain/src/common/money.ts': 'export const a = 1;' }],
  ['routes-are-pointers', { 'apps/admin/src/routes/login.tsx': 'const a = 1;\n'.repeat(41) }],
  ['suffix-has-a-home', { 'apps/admin/src/features/users/users.queries.ts': 'export const a = 1;' }],
  ['suffix-has-a-home', { 'packages/domain/src/users/users.handlers.ts': 'export const a = 1;' }],
  ['shell-has-rooms', { 'apps/admin/src/shell/CartPanel.tsx': 'export const a = 1;' }],
  ['shell-has-rooms', { 'apps/admin/src/shell/cart/CartPanel.tsx': 'export const a = 1;' }],
  ['private-has-rooms', { 'packages/ui/src/private/dates.ts': 'export const a = 1;' }],
  ['hooks-are-ts', { 'apps/admin/src/hooks/useJar.tsx': 'export function useJar() { return 1; }' }],
  ['server-clock', { 'apps/admin/src/features/jars/jarAge.ts': 'export const age = () => new Date();' }],
  ['feature-folders-lower-case', { 'apps/admin/src/features/Users/UserListPage.tsx': 'export const a = 1;' }],
  ['no-hex-in-styles', sheet(`color: '#72275e'`)],
  ['no-raw-z-index', sheet('zIndex: 40')],
  ['logical-properties-only', sheet('marginLeft: base.space.px8')],
  ['logical-properties-only', sheet(`left: 0`)],
  ['logical-properties-only', sheet('width: base.size.rail')],
  ['logical-properties-only', sheet(`textAlign: 'right'`)],
  ['component-has-entry', { [`${component}.docs.mdx`]: '', [`${component}.tsx`]: '' }],
  [
    'component-has-entry',
    { [`${component}.docs.mdx`]: '', 'packages/ui/src/entries/Jar.ts': `export { Lid } from '../components/Lid/Lid';` },
  ],
  ['names-differ-by-more-than-case', { [`${component}.tsx`]: '', 'packages/ui/src/components/Jar/jar.ts': '' }],
  ['styles-in-a-layer', { [`${component}.css.ts`]: `import { createVar, style } from '@vanilla-extract/css';` }],
  ['type-and-space-from-the-contract', sheet(`fontSize: '13px'`)],
  ['type-and-space-from-the-contract', sheet(`lineHeight: '20px'`)],
  ['type-and-space-from-the-contract', sheet(`paddingInline: '12px'`)],
  ['type-and-space-from-the-contract', sheet(`marginBlockStart: '-4px'`)],
  ['type-and-space-from-the-contract', sheet('padding: `0 calc(${base.space.px4} + 12.5px)`')],
  ['type-and-space-from-the-contract', sheet(`insetBlockEnd: 'calc(100% + 8px)'`)],
  ['type-and-space-from-the-contract', sheet(`gap: '3.5px'`)],
  ['type-and-space-from-the-contract', { 'apps/admin/src/features/menu/Jar.css.ts': `style({ padding: '12px' })` }],
  ['mix-in-oklab', sheet('background: `color-mix(in oklch, ${a} 20%, ${b})`')],
];

test.each(seeded)('checkLayout reports a violation of %s', (rule, files) => {
  expect(checkLayout(tree(files)).map((finding) => finding.rule)).toContain(rule);
});

test('checkLayout accepts valid files', () => {
  const root = tree({
    [`${component}.tsx`]: `import * as styles from './Jar.css';\nexport function Jar() { return null; }`,
    [`${component}.css.ts`]: `// #1 fits\nimport { createVar } from '@vanilla-extract/css';\nimport { style } from '../../css/style';\nexport const root = style({ marginInlineStart: base.space.px8, zIndex: 1, background: \`color-mix(in oklab, \${a}, \${b})\`, borderInlineEndWidth: '1px', inlineSize: '36px', lineHeight: 1.5, margin: '-1px', padding: \`3px calc(\${base.space.px4} + 1px)\` });`,
    [`${component}.stories.tsx`]: stories,
    [`${component}.test.tsx`]: '',
    [`${component}.docs.mdx`]: docs,
    'packages/ui/src/entries/index.ts': `export { Jar } from '../components/Jar/Jar';\nexport type { JarProps } from '../components/Jar/Jar';`,
    'packages/ui/src/entries/Jar.ts': `export { Jar } from '../components/Jar/Jar';`,
    'packages/ui/src/theme/palette.ts': `export const paper = '#fefcf9';`,
    'packages/domain/src/index.ts': `export * from './users/users';`,
    'packages/domain/src/users/users.queries.ts': 'export const a = 1;',
    'apps/admin/src/routes/login.tsx': 'const a = 1;\n'.repeat(40),
    'apps/admin/src/features/session/LoginPage.css.ts': `import { style } from '@vanilla-extract/css';`,
  });
  expect(checkLayout(root)).toEqual([]);
});
