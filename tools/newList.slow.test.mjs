// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLayout } from './check-layout.mjs';
import { scaffoldList } from './new.mjs';

let root;
const table = 'packages/domain/src/pages/pageTable.ts';

const read = (path) => readFileSync(join(root, path), 'utf8');
const put = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Copies the sources that `pnpm new list` changes; links everything else. */
function copySources() {
  const link = (path) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(join(repository, path), join(root, path));
  };
  for (const path of [
    'apps/admin/src',
    'apps/admin/public/assets/data/locales',
    'packages/domain/src',
    'packages/mock-api/src',
  ])
    cpSync(join(repository, path), join(root, path), { recursive: true });
  // Removes lists that the test creates, in case the app has them by now.
  for (const path of [
    'features/roles',
    'routes/_shell/apps/roles.tsx',
    // Links to roles.
    'features/permissions',
    'routes/_shell/apps/permissions.tsx',
  ])
    rmSync(join(root, 'apps/admin/src', path), { force: true, recursive: true });
  for (const path of [
    'node_modules',
    'apps/admin/node_modules',
    'packages/domain/node_modules',
    'packages/mock-api/node_modules',
    'packages/ui',
    'apps/admin/package.json',
    'package.json',
    '.oxlintrc.json',
  ])
    link(path);
  put(
    'tsconfig.json',
    JSON.stringify({
      extends: join(repository, 'tsconfig.json'),
      compilerOptions: {
        paths: {
          '@larder/domain': ['./packages/domain/src/index.ts'],
          '@larder/domain/contract': ['./packages/domain/src/contract.ts'],
          '@larder/mock-api': ['./packages/mock-api/src/index.ts'],
        },
      },
      include: ['apps/admin/src/**/*', 'packages/mock-api/src/**/*'],
    }),
  );
}
const run = (command, ...args) => {
  const { stdout, stderr } = spawnSync(join(repository, 'node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`;
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'larder-new-'));
  copySources();
});
afterAll(() => rmSync(root, { recursive: true }));

test('pnpm new list creates pages that pass type check, lint and layout', { timeout: 240_000 }, async () => {
  const made = [
    // A new entity, one with client-side pagination, and one with server-side pagination.
    await scaffoldList(root, 'Sample'),
    await scaffoldList(root, 'Role'),
    await scaffoldList(root, 'Permission'),
  ];
  const files = made.flatMap((result) => result.files);
  expect(made[0].files).toContain('packages/mock-api/src/samples/samples.handlers.ts');
  expect(made[1].files).toHaveLength(4);
  // The planned record is used.
  expect(made[1].files).toContain('apps/admin/src/routes/_shell/apps/roles.tsx');
  expect(read(table)).not.toContain('roleList');
  expect(read('apps/admin/src/features/roles/RoleListPage.tsx')).toContain("t('nav.pages.roles')");
  expect(read('apps/admin/src/features/permissions/PermissionListPage.tsx')).toContain('state.parameters');
  // The page requires the right of its endpoint.
  expect(read(table)).toContain(`title: 'Samples', icon: 'file', access: 'read sample' }`);
  expect(read('apps/admin/src/routes/_shell/apps/sample/list.tsx')).toContain('beforeLoad: requireAccess');
  // Users already have a list: nothing is overwritten.
  await expect(scaffoldList(root, 'User', '/apps/people/list')).rejects.toThrow('already exists');
  expect(read('apps/admin/src/routeTree.gen.ts')).toContain("'/apps/sample/list'");
  const texts = (language) => JSON.parse(read(`apps/admin/public/assets/data/locales/${language}.json`));
  expect(texts('en').samples).toEqual({ fields: { name: 'Name' } });
  expect(texts('fr').samples).toEqual({ fields: { name: 'Nom' } });
  expect(texts('en').nav.pages.sampleList).toBe('Samples');
  expect(texts('fr').nav.pages.sampleList).toBe('TODO: Samples');
  expect(read('apps/admin/src/features/samples/SampleListPage.tsx').split('\n').length).toBeLessThan(60);
  run('prettier', '--write', '--config', join(repository, '.prettierrc.json'), ...files);
  expect(run('tsc', '--noEmit')).toBe('');
  expect(run('oxlint', '--deny-warnings', ...files)).toContain('Found 0 warnings and 0 errors');
  expect(checkLayout(root)).toEqual([]);
});
