// @vitest-environment node
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const config = fileURLToPath(new URL('dependency-cruiser.cjs', import.meta.url));
const { forbidden } = createRequire(import.meta.url)(config);
const options = await extractOptions(config);

/** Stubs of npm packages: the fences check the import graph, not the content. */
const installed = [
  'axios',
  'jotai',
  'react',
  'react-aria-components',
  'zod',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@casl/ability',
];
const entries = {
  '@larder/ui': ['ui', 'src/entries/index.ts'],
  '@larder/domain': ['domain', 'src/index.ts'],
  '@larder/mock-api': ['mock-api', 'src/index.ts'],
};

const home = process.cwd();

/** Returns the rules that these files break. Runs in this process, which is faster than the command line. */
async function broken(files) {
  const root = mkdtempSync(join(tmpdir(), 'larder-fences-'));
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  try {
    const paths = Object.fromEntries(
      Object.entries(entries).map(([name, [folder, entry]]) => [name, [`./packages/${folder}/${entry}`]]),
    );
    write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', paths } }),
    );
    for (const name of installed) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
      write(`node_modules/${name}/index.js`, 'module.exports = {};');
    }
    write(
      'package.json',
      JSON.stringify({ dependencies: Object.fromEntries(installed.map((name) => [name, '1.0.0'])) }),
    );
    for (const [folder, entry] of Object.values(entries)) write(`packages/${folder}/${entry}`, 'export const a = 1;');
    write('packages/domain/src/contract.ts', 'export const a = 1;');
    write('apps/admin/src/main.tsx', 'export const a = 1;');
    for (const [path, text] of Object.entries(files)) write(path, text);
    const tsConfig = extractTsConfig(join(root, 'tsconfig.json'));
    process.chdir(root);
    const { output } = await cruise(['packages', 'apps'], options, undefined, { tsConfig });
    return output.summary.violations.map((violation) => violation.rule.name);
  } finally {
    process.chdir(home);
    rmSync(root, { recursive: true });
  }
}

const reads = (from) => `import { a } from '${from}';\nexport const b = a;`;
const leaf = 'export const a = 1;';
const ui = 'packages/ui/src';
const domain = 'packages/domain/src';
const mock = 'packages/mock-api/src';
const admin = 'apps/admin/src';

/** Files that break each rule. */
const seeded = {
  'no-cycle': { [`${ui}/components/A.ts`]: reads('./B'), [`${ui}/components/B.ts`]: reads('./A') },
  'not-resolvable': { [`${ui}/components/A.ts`]: reads('./Nowhere') },
  'ui-is-a-leaf': { [`${ui}/components/A.ts`]: reads('@larder/domain') },
  'ui-opens-no-door': { [`${ui}/components/A.ts`]: reads('@tanstack/react-router') },
  'entries-only-re-export': { [`${ui}/components/A.ts`]: reads('../entries/index') },
  'private-below-components': {
    [`${ui}/private/dom/a.ts`]: reads('../../components/A'),
    [`${ui}/components/A.ts`]: leaf,
  },
  'native-set-stays-native': {
    [`${ui}/entries/index.ts`]: reads('../components/A'),
    [`${ui}/components/A.ts`]: reads('../private/Deep'),
    [`${ui}/private/Deep.ts`]: reads('react-aria-components'),
  },
  'css-ts-imports-no-component': { [`${ui}/components/A.css.ts`]: reads('./A'), [`${ui}/components/A.tsx`]: leaf },
  'domain-knows-no-view': { [`${domain}/users/users.ts`]: reads('@larder/ui') },
  'contract-is-pure': {
    [`${domain}/users/users.contract.ts`]: reads('./deep'),
    [`${domain}/users/deep.ts`]: reads('react'),
  },
  'atoms-hold-no-server-state': {
    [`${domain}/users/users.atoms.ts`]: reads('./users.queries'),
    [`${domain}/users/users.queries.ts`]: leaf,
  },
  'entities-do-not-import-each-other': {
    [`${domain}/users/users.ts`]: reads('../bookmarks/bookmarks'),
    [`${domain}/bookmarks/bookmarks.ts`]: leaf,
  },
  'axios-only-in-http': { [`${domain}/users/users.queries.ts`]: reads('axios') },
  'jotai-only-in-store': { [`${domain}/users/users.atoms.ts`]: reads('jotai') },
  'mock-sees-contract-only': { [`${mock}/users/users.handlers.ts`]: reads('@larder/domain') },
  'mock-has-no-react': { [`${mock}/users/users.handlers.ts`]: reads('react') },
  'mock-api-only-from-main': { [`${admin}/features/users/UserListPage.tsx`]: reads('@larder/mock-api') },
  'mock-api-only-dynamically': { [`${admin}/main.tsx`]: reads('@larder/mock-api') },
  'features-do-not-import-each-other': {
    [`${admin}/features/users/UserListPage.tsx`]: reads('../dashboard/DashboardPage'),
    [`${admin}/features/dashboard/DashboardPage.tsx`]: leaf,
  },
  'features-below-routes': {
    [`${admin}/features/users/UserListPage.tsx`]: reads('../../routes/login'),
    [`${admin}/routes/login.tsx`]: leaf,
  },
  'shell-below-features': {
    [`${admin}/shell/Shell.tsx`]: reads('../features/users/UserListPage'),
    [`${admin}/features/users/UserListPage.tsx`]: leaf,
  },
  'routes-hold-no-view': { [`${admin}/routes/login.tsx`]: reads('@larder/ui') },
  'lib-has-no-react': { [`${admin}/lib/money.ts`]: reads('react') },
  'lib-is-below-all': { [`${admin}/lib/money.ts`]: reads('../shell/Shell'), [`${admin}/shell/Shell.tsx`]: leaf },
  'no-relative-escape': { [`${admin}/shell/Shell.tsx`]: reads('../../../../packages/ui/src/entries/index') },
  'no-deep-import': {
    [`${admin}/shell/Shell.tsx`]: reads('../../../../packages/ui/src/private/Deep'),
    [`${ui}/private/Deep.ts`]: leaf,
  },
};

test('each rule has a test case that violates it', () => {
  expect(Object.keys(seeded).toSorted()).toEqual(forbidden.map(({ name }) => name).toSorted());
});

test.each(Object.entries(seeded))(
  'the import rules report a violation of %s',
  async (rule, files) => {
    expect(await broken(files)).toContain(rule);
  },
  60_000,
);

test('the import rules accept valid imports', async () => {
  const files = {
    [`${ui}/components/A.tsx`]: reads('./A.css'),
    [`${ui}/components/A.css.ts`]: leaf,
    [`${ui}/entries/index.ts`]: reads('../components/A'),
    [`${ui}/entries/overlays.ts`]: reads('react-aria-components'),
    [`${domain}/users/users.contract.ts`]: reads('zod'),
    [`${domain}/users/users.queries.ts`]: reads('../http/client'),
    [`${domain}/http/client.ts`]: reads('axios'),
    [`${admin}/features/users/UserListPage.tsx`]: `${reads('@larder/ui')}\nexport { a as c } from '@larder/domain';`,
    [`${admin}/routes/users.tsx`]: reads('../features/users/UserListPage'),
    [`${admin}/main.tsx`]: `export const mock = () => import('@larder/mock-api');`,
  };
  expect(await broken(files)).toEqual([]);
}, 60_000);
