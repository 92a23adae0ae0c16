import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createElement as h } from 'react';
import { Plus } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { optimizeDeps } from '../.storybook/optimizeDeps.ts';
import { sidebarIndexer, sidebarTitle } from '../.storybook/storyIndexer.ts';
import { storySource } from '../.storybook/storySource.ts';

const file = (name) => `packages/ui/src/components/${name}/${name}.stories.tsx`;

describe('sidebar of Storybook', () => {
  it('puts every component in a category of the README', () => {
    const outside = globSync('packages/ui/src/components/*/*.stories.tsx')
      .map((path) => [path, readFileSync(path, 'utf8').match(/^ {2}title: '(Components\/\w+)/m)?.[1]])
      .filter(([path, title]) => title && sidebarTitle(title, path).split('/').length < 3);
    expect(outside).toEqual([]);
  });

  it('adds aliases to the title, so that the search finds them', () => {
    expect(sidebarTitle('Components/Dialog', file('Dialog'))).toBe('Components/Overlays/Dialog · Modal');
  });

  it('hides stories that only test a setting, without changing component IDs', async () => {
    const inputs = ['Default', 'Right To Left'].map((name) => ({
      name,
      title: 'Components/Dialog',
      __id: name,
      tags: [],
    }));
    const { createIndex } = sidebarIndexer({ test: /x/, createIndex: async () => inputs });
    const index = await createIndex(`/repo/${file('Dialog')}`, {});
    expect(index.map(({ tags, metaId }) => [tags, metaId])).toEqual([
      [[], 'components-dialog'],
      [['!dev'], 'components-dialog'],
    ]);
  });
});

describe('docs pages', () => {
  it('show only stories that exist', () => {
    const missing = globSync('packages/ui/src/**/*.docs.mdx').flatMap((path) => {
      const page = readFileSync(path, 'utf8');
      const files = new Map(
        [...page.matchAll(/import \* as (\w+) from '(\.[^']+)'/g)].map(([, name, from]) => [name, from]),
      );
      return [...page.matchAll(/of=\{(\w+)\.(\w+)\}/g)]
        .filter(([, name, story]) => {
          const stories = readFileSync(join(dirname(path), `${files.get(name)}.tsx`), 'utf8');
          return !stories.includes(`export const ${story}:`);
        })
        .map(([reference]) => `${path}: ${reference}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('code of a story', () => {
  const named = (name) => Object.assign(() => null, { displayName: name });

  it('the code of a story has imports, props and children', () => {
    const icon = h(named('Button'), { startIcon: Plus, disabled: true, onClick: () => 1 }, 'Add dish');
    const element = h(named('Card'), { title: 'Today’s "specials"', actions: icon }, h('p', null, 'Hake', ' & fennel'));
    expect(storySource(element)).toBe(`import { Card } from '@larder/ui/Card';
import { Button } from '@larder/ui/Button';
import { Plus } from 'lucide-react';

export const Example = () => (
  <Card
    title={'Today’s "specials"'}
    actions={<Button startIcon={Plus} disabled onClick={() => undefined}>Add dish</Button>}
  >
    <p>
      Hake
      {' & fennel'}
    </p>
  </Card>
);`);
  });

  it('the code of a story is undefined if it uses a component defined in the story file', () => {
    expect(storySource(h(named('Demo')))).toBeUndefined();
  });
});

describe('dependencies of stories', () => {
  /** Dependencies of tests, workers and the built app, none of which stories run. */
  const outside =
    /^(virtual:|node:|@larder\/|workbox-|fflate\/browser$|storybook\/test$|@testing-library\/|react-dom\/server$)/;
  it('all dependencies of stories are listed for Vite, which otherwise reloads a running story', () => {
    const listed = new Set(optimizeDeps.map((name) => name.split(' > ').at(-1)));
    const sources = globSync(['packages/{ui,domain,mock-api}/src/**/*.{ts,tsx}', 'apps/admin/src/**/*.{ts,tsx}'])
      .filter((path) => !/\.(test|stories|d)\.tsx?$|\/testing\//.test(path))
      .map((path) => readFileSync(path, 'utf8'));
    const imported = sources.flatMap((source) =>
      [...source.matchAll(/^(?:import|export|\}) (?!type\b)[^;]*?from '([@\w][^']*)'|import\('([^.'][^']*)'\)/gm)].map(
        ([, name, lazy]) => name ?? lazy,
      ),
    );
    expect([...new Set(imported)].filter((name) => !listed.has(name) && !outside.test(name))).toEqual([]);
  });
});
