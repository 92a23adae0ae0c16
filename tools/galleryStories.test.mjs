// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { galleryPages } from '../apps/admin/src/features/gallery/galleryPages.ts';
import { galleryStories } from './galleryStories.ts';

const plugin = galleryStories();
const context = { addWatchFile: () => undefined };
const load = (id) => plugin.load.call(context, `\0virtual:gallery/${id}`);
/** Returns the descriptions of the story files in a page module. */
const filesOf = (target) =>
  [...load(`stories/${target}`).matchAll(/\{ \.\.\.(\{.*\}), module: \(\) => import\(.*\) \}/g)].map(([, json]) =>
    JSON.parse(json),
  );
const codesOf = (target) => JSON.parse(load(`codes/${target}`).replace(/^export default |;$/g, ''));
const button = new URL('../packages/ui/src/components/Button/Button.stories.tsx', import.meta.url).pathname;

describe('page modules', () => {
  test.each(Object.keys(galleryPages))('every file of %s has stories, each with a unique ID', (target) => {
    const files = filesOf(target);
    expect(files).toHaveLength(galleryPages[target].length);
    for (const { stories } of files) expect(stories.length).toBeGreaterThan(0);
    const ids = files.flatMap(({ stories }) => stories.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a page module describes the component and its stories', () => {
    const [file] = filesOf('buttons');
    expect(file).toMatchObject({
      component: 'Button',
      intro: 'A button runs an action on the page.',
      importLine: "import { Button } from '@larder/ui/Button';",
    });
    const playground = file.stories.find(({ key }) => key === 'Playground');
    expect(playground).toMatchObject({ id: 'components-button--playground', name: 'Playground' });
    expect(playground.controls).toMatchObject({
      variant: { kind: 'choice', options: expect.arrayContaining(['filled', 'outline']) },
      loading: { kind: 'boolean' },
    });
    expect(playground.controls).not.toHaveProperty('startIcon');
  });

  test("a gallery page can show a subset of a file's stories", () =>
    expect(filesOf('cardAction')[0].stories.map(({ key }) => key)).toEqual([
      'Collapsible',
      'Reloadable',
      'Removable',
      'AllActions',
    ]));

  test('stories that only test a setting or start with an open overlay are omitted', () => {
    const names = Object.keys(galleryPages).flatMap((target) =>
      filesOf(target).flatMap(({ stories }) => stories.map(({ name }) => name)),
    );
    expect(names.filter((name) => /^(Right To Left|Dark|Narrow|Long Text|Open)$/.test(name))).toEqual([]);
  });

  test('stories that are hidden in the sidebar are omitted', () => {
    const keys = filesOf('tooltips').flatMap(({ stories }) => stories.map(({ key }) => key));
    expect(keys).toContain('OnHover');
    expect(keys).not.toContain('HoverTooltip');
  });

  test('a playground that repeats the default story is merged with it', () => {
    const [{ stories }] = filesOf('alerts');
    expect(stories.map(({ key }) => key)).not.toContain('Playground');
    expect(stories.find(({ key }) => key === 'Default').controls).toHaveProperty('tone');
    // This default has a render function, whose args can't be changed.
    expect(filesOf('radio')[0].stories.map(({ key }) => key)).toContain('Playground');
  });

  test('every selected story exists', () => {
    const missing = Object.entries(galleryPages).flatMap(([target, files]) => {
      const shown = filesOf(target).map(({ stories }) => stories.map(({ key }) => key));
      return files.flatMap(({ file, only = [] }, index) =>
        only.filter((key) => !shown[index].includes(key)).map((key) => `${target}: ${file} has no ${key}`),
      );
    });
    expect(missing).toEqual([]);
  });
});

describe('story modules', () => {
  test('story modules have no play functions, and the position of all other code is unchanged', () => {
    const code = readFileSync(button, 'utf8');
    const { code: result } = plugin.transform.handler(code, `${button}?gallery`);
    expect(code).toContain('play:');
    expect(result).not.toMatch(/\bplay:/);
    expect(result.split('\n')).toHaveLength(code.split('\n').length);
    expect(result.indexOf('export const Matrix')).toBe(code.indexOf('export const Matrix'));
  });

  test('story modules do not import the test library', () => {
    expect(plugin.resolveId('storybook/test', `${button}?gallery`)).toBe('\0virtual:gallery-test');
    expect(plugin.resolveId('storybook/test', button)).toBeUndefined();
  });
});

describe('code', () => {
  test('the code of a story with args consists of the component and the code of its args', () =>
    expect(codesOf('buttons')['components-button--playground']).toEqual({
      component: 'Button',
      importLine: "import { Button } from '@larder/ui/Button';",
      args: {
        children: "'Save dish'",
        onClick: '() => undefined',
        variant: "'filled'",
        tone: "'primary'",
        size: "'md'",
      },
    }));

  test('the code of a story with a render function is its source without the play function', () => {
    const { code } = codesOf('offcanvas')['components-drawer--sides'] ?? {};
    expect(code).toMatch(/^export const Sides/);
    expect(code).not.toMatch(/\bplay:/);
  });
});
