import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { apiDocument, fingerprints, sameButForWeights, unannounced, unnamed, unspoken } from './catalogue.mjs';
import { publicApi, sharedTypes } from './declarations.mjs';

const roots = [];
function types(files) {
  const root = mkdtempSync(join(tmpdir(), 'larder-types-'));
  roots.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return join(root, 'entries/Jar.d.ts');
}
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

const jar = {
  'entries/Jar.d.ts': `export { Jar } from '../Jar.js';\nexport type { JarProps, Lid } from '../Jar.js';`,
  'Jar.d.ts': `import type { HTMLAttributes } from 'react';
import * as styles from './Jar.css.js';
import type { Named } from './Named.js';
/** Kind of lid. */
export type Lid = 'cork' | 'clip';
export interface JarProps extends Named, Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
    /** Size of the jar. @default 'md' */
    size?: keyof typeof styles.sizes;
    /** Called when
     *  it opens. */
    onOpen?: (lid: Lid) => void;
}
/** Stores jam. */
export declare function Jar({ size, ...rest }: JarProps): import("react").JSX.Element;`,
  'Jar.css.d.ts': `export declare const sizes: Record<"lg" | "md", string>;`,
  'Named.d.ts': `export interface Named {\n    label: string;\n}`,
};

describe('public API of an entry', () => {
  test('sharedTypes returns the types that props use but no entry exports, including those of base interfaces', () => {
    const files = {
      ...jar,
      'Jar.d.ts': jar['Jar.d.ts'].replace('(lid: Lid)', '(lid: Lid, at: Moment)'),
      'Named.d.ts': `type Words = string;\nexport interface Named {\n    label: Words;\n}`,
    };
    files['Jar.d.ts'] += `\ninterface Moment {\n    hour: number;\n}`;
    expect(sharedTypes([types(files)]).map(({ name }) => name)).toEqual(['Moment', 'Words']);
  });

  test('publicApi reads props from the types, including inherited ones and keys of style maps', () => {
    const [component, props, lid] = publicApi(types(jar));
    expect(component).toEqual({
      name: 'Jar',
      kind: 'function',
      doc: 'Stores jam.',
      text: '(props: JarProps) => JSX.Element',
    });
    expect(lid).toMatchObject({ name: 'Lid', text: `'cork' | 'clip'`, doc: 'Kind of lid.' });
    expect(props.foreign).toEqual([`Omit<HTMLAttributes<HTMLDivElement>, 'title'>`]);
    expect(props.props).toEqual([
      { name: 'size', isOptional: true, type: `'lg' | 'md'`, doc: 'Size of the jar.', standard: `'md'` },
      {
        name: 'onOpen',
        isOptional: true,
        type: '(lid: Lid) => void',
        doc: 'Called when it opens.',
        standard: undefined,
      },
      { name: 'label', isOptional: false, type: 'string', doc: '', standard: undefined },
    ]);
  });
});

test('publicApi lists inherited props of types wrapped in Omit and Pick', () => {
  const [props] = publicApi(
    types({
      'entries/Jar.d.ts': `export type { JarProps } from '../Jar.js';`,
      'Jar.d.ts': `import type { HTMLAttributes } from 'react';
import type { Named } from './Named.js';
interface Closed {
    lid: string;
    isTight?: boolean;
}
export interface JarProps extends Omit<Named, 'note' | 'title'>, Pick<Closed, 'lid'>, Omit<Foreign, 'of'>, Omit<Named, keyof Closed> {
}`,
      'Named.d.ts': `import type { HTMLAttributes } from 'react';
export interface Named extends HTMLAttributes<HTMLElement> {
    label: string;
    note?: string;
}`,
    }),
  );
  expect(props.props.map(({ name }) => name)).toEqual(['label', 'lid']);
  expect(props.foreign).toEqual([
    `Omit<HTMLAttributes<HTMLElement>, 'note' | 'title'>`,
    `Omit<Foreign, 'of'>`,
    'Omit<Named, keyof Closed>',
  ]);
});

test('the API check reports a public prop without JSDoc once', () => {
  const exported = publicApi(types(jar));
  expect(unspoken({ Jar: exported, index: exported })).toEqual([expect.stringContaining('JarProps.label')]);
});

test('the API check reports a component that is missing from the README', () => {
  const list = [{ name: 'Jar' }, { name: 'Lid' }];
  expect(unnamed('boxes: `Jar` `Lids`', list)).toEqual([expect.stringContaining('does not name Lid')]);
});

describe('API change', () => {
  const before = { Jar: 'size?: string', Lid: 'a', Shelf: 's' };
  const released = fingerprints(before);
  const now = { Jar: 'size: string', Shelf: 's', New: 'n' };

  test('an API change requires a changeset with the name of the component, unless the component is new', () => {
    expect(unannounced(before, released, [])).toEqual([]);
    expect(unannounced(now, released, [])).toEqual([
      expect.stringContaining('The API of Jar has changed'),
      expect.stringContaining('Lid was removed'),
    ]);
    const changeset = `---\n'@larder/ui': minor\n---\n\nJar needs a size; Lid is part of it.\n`;
    expect(unannounced(now, released, [changeset])).toEqual([]);
    expect(unannounced(now, released, [changeset.replace('@larder/ui', '@larder/domain')])).toHaveLength(2);
    expect(unannounced(now, released, [changeset.replace('Jar', 'Jars')])).toHaveLength(1);
  });

  test('an API change updates the generated API document', () => {
    expect(apiDocument(before)).not.toBe(apiDocument(now));
  });
});

test('the catalogue check tolerates a size difference of 10%, but no other difference', () => {
  const row = '| Jar | keeps | `@larder/ui/Jar` | 10.0 KB | – |';
  expect(sameButForWeights(row, row.replace('10.0', '10.9'))).toBe(true);
  expect(sameButForWeights(row, row.replace('10.0', '12.0'))).toBe(false);
  expect(sameButForWeights(row, row.replace('keeps', 'holds'))).toBe(false);
  // Shorter numbers are padded to the width of the column.
  expect(sameButForWeights(row.replace('10.0 KB', '9.9 KB '), row)).toBe(true);
});
