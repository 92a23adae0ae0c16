import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type ESTree, type Plugin } from 'vite';
import { galleryPages, type GalleryFile } from '../apps/admin/src/features/gallery/galleryPages.ts';
import type { ControlType, StoryCode, StoryFileInfo, StoryInfo } from '../apps/admin/src/features/gallery/storyInfo.ts';
import { storyId, storyTitle, testOnly } from '../.storybook/storyNames.ts';
import { readApiReport } from './apiReport.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { entryOf, importLine, propsOf } = readApiReport(readFileSync(`${root}packages/ui/api.md`, 'utf8'));

const storyFiles = new Map(
  globSync(
    [
      'packages/ui/src/**/*.stories.tsx',
      '.storybook/foundations/*.stories.tsx',
      // Cards and examples with data of the API.
      'apps/admin/src/features/*/{cards,examples}/*.stories.tsx',
    ],
    { cwd: root },
  ).map((file) => [
    // `Form` is the component; the foundation of that name is about shapes.
    file.startsWith('.storybook') && /Form\./.test(file) ? 'Shape' : basename(file, '.stories.tsx'),
    `${root}${file}`,
  ]),
);

type Node = ESTree.Node;
type Properties = ReadonlyMap<string, ESTree.ObjectProperty>;

const withoutTypes = (node: Node | null | undefined): Node | null | undefined =>
  node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression' ? withoutTypes(node.expression) : node;

function propertiesOf(node: Node | null | undefined): Properties {
  const object = withoutTypes(node);
  if (object?.type !== 'ObjectExpression') return new Map();
  return new Map(
    object.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier' ? [[property.key.name, property]] : [],
    ),
  );
}

interface ParsedStory {
  key: string;
  start: number;
  end: number;
  properties: Properties;
}

/** Reads a story file: the properties of its meta and its stories. */
function parse(file: string, code: string) {
  const { program, comments } = parseSync(file, code);
  const variables = new Map<string, Node | null>();
  const stories: ParsedStory[] = [];
  let meta: Properties = new Map();
  for (const statement of program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? statement.declaration : statement;
    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier') continue;
        variables.set(id.name, init);
        if (isExport && /^[A-Z]/.test(id.name))
          stories.push({ key: id.name, start: statement.start, end: statement.end, properties: propertiesOf(init) });
      }
    if (statement.type === 'ExportDefaultDeclaration') {
      const exported = statement.declaration as Node;
      meta = propertiesOf(exported.type === 'Identifier' ? variables.get(exported.name) : exported);
    }
  }
  const commentAbove = (start: number) => {
    const comment = comments.findLast((found) => found.end <= start);
    return comment?.type === 'Block' && /^\s*$/.test(code.slice(comment.end, start))
      ? comment.value
          .replaceAll(/^[ *]+/gm, '')
          .replaceAll('\n', ' ')
          .trim()
      : '';
  };
  return { meta, stories, commentAbove };
}

const stringOf = (property: ESTree.ObjectProperty | undefined) =>
  property?.value.type === 'Literal' ? String(property.value.value) : '';

const tagsOf = (properties: Properties) => {
  const tags = withoutTypes(properties.get('tags')?.value);
  return tags?.type === 'ArrayExpression'
    ? tags.elements.map((tag) => (tag?.type === 'Literal' ? String(tag.value) : ''))
    : [];
};

/** Replaces the property and its comma with spaces, and keeps the line breaks. */
function blank(code: string, { start, end }: { start: number; end: number }) {
  const [comma = ''] = /^\s*,/.exec(code.slice(end)) ?? [];
  const stop = end + comma.length;
  return code.slice(0, start) + code.slice(start, stop).replaceAll(/[^\n]/g, ' ') + code.slice(stop);
}

/** Returns the control of a prop, or undefined if it can't be changed. */
function controlOf(type: string): ControlType | undefined {
  if (type === 'boolean') return { kind: 'boolean' };
  if (type === 'number') return { kind: 'number' };
  if (/^'[^']*'( \| '[^']*')+$/.test(type)) return { kind: 'choice', options: type.slice(1, -1).split("' | '") };
  if (type === 'string') return { kind: 'text' };
  return undefined;
}

function infoOf(file: string, code: string): StoryFileInfo {
  const { meta, stories, commentAbove } = parse(file, code);
  const title = stringOf(meta.get('title'));
  const component = basename(title);
  const docs = `${file.slice(0, -'.stories.tsx'.length)}.docs.mdx`;
  const [, intro = ''] = existsSync(docs)
    ? (/^# .+\n\n((?:[^\n<#|][^\n]*\n)+)/m.exec(readFileSync(docs, 'utf8')) ?? [])
    : [];
  const props = propsOf(component);
  const written = (properties: Properties, name: string) => propertiesOf(properties.get(name)?.value);
  const hasTag = (key: string, tag: string) =>
    stories.some((story) => story.key === key && tagsOf(story.properties).includes(tag));
  // Tests skip a playground that repeats the default story. The gallery shows only the default then, with all controls.
  const isRepeated =
    hasTag('Playground', '!test') &&
    stories.some(({ key, properties }) => key === 'Default' && !properties.has('render'));
  const withAllControls = isRepeated ? 'Default' : 'Playground';
  const isHidden = (key: string) => hasTag(key, '!dev') || (isRepeated && key === 'Playground');
  return {
    component,
    intro: intro.trim().replaceAll('\n', ' '),
    importLine: importLine(component) ?? '',
    stories: stories
      .map((story): StoryInfo => {
        const name = stringOf(story.properties.get('name')) || storyTitle(story.key);
        const args = new Set([...written(meta, 'args').keys(), ...written(story.properties, 'args').keys()]);
        const controls = [...props].flatMap(([prop, { type }]) => {
          const control = story.key === withAllControls || args.has(prop) ? controlOf(type) : undefined;
          return control && !story.properties.has('render') ? [[prop, control] as const] : [];
        });
        return {
          key: story.key,
          id: storyId(title, story.key),
          name,
          // The comment on a playground is for developers: it explains that tests skip the story.
          description: story.key === 'Playground' ? '' : commentAbove(story.start),
          controls: Object.fromEntries(controls),
        };
      })
      // Stories named `Open` would cover the page.
      .filter(({ name, key }) => !testOnly.test(name) && name !== 'Open' && !isHidden(key)),
  };
}

/** Returns true for code that also works outside the story file: literals and imported icons. */
const isPortable = (code: string) => /^('[^']*'|"[^"]*"|-?[\d.]+|true|false|null|undefined|[A-Z]\w*)$/.test(code);

/** Returns the code of a file's stories, by ID. */
function codesOf(file: string, code: string): (readonly [string, StoryCode])[] {
  const { meta, stories } = parse(file, code);
  const title = stringOf(meta.get('title'));
  const component = basename(title);
  const entry = entryOf(component);
  const argsOf = (properties: Properties) =>
    [...propertiesOf(properties.get('args')?.value)].map(
      ([name, { value }]) => [name, code.slice(value.start, value.end)] as const,
    );
  return stories.map((story) => {
    const id = storyId(title, story.key);
    const args = Object.fromEntries(
      [...argsOf(meta), ...argsOf(story.properties)].map(([name, value]) => [
        name,
        value.startsWith('fn(') ? '() => undefined' : value,
      ]),
    );
    const isUsage = entry && !story.properties.has('render') && !meta.has('render');
    if (isUsage && Object.values(args).every((value) => isPortable(value) || value === '() => undefined'))
      return [id, { component, importLine: `import { ${component} } from '@larder/ui/${entry}';`, args }];
    const play = story.properties.get('play');
    const own = play ? blank(code, play).slice(story.start, story.end) : code.slice(story.start, story.end);
    return [id, { code: own.replaceAll(/\n\s*(?=\n)/g, '') }];
  });
}

/** Removes the play functions, whose test library must not reach the app. */
function withoutPlay(file: string, code: string) {
  const { meta, stories } = parse(file, code);
  const plays = [meta, ...stories.map(({ properties }) => properties)].flatMap(
    (properties) => properties.get('play') ?? [],
  );
  return plays.reduce((rest, play) => blank(rest, play), code);
}

/** Returns the story files of a page: name, path and keys of the stories to show (undefined for all). */
function filesOf(target: string) {
  const entries: readonly GalleryFile[] = galleryPages[target as keyof typeof galleryPages];
  return entries.map((entry) => {
    const { file: name, only } = typeof entry === 'string' ? { file: entry, only: undefined } : entry;
    const file = storyFiles.get(name);
    if (!file) throw new Error(`The gallery names ${name}.stories.tsx, which does not exist.`);
    return { name, file, only };
  });
}

/** Returns a module with the descriptions of the stories of a page, and functions that import their files. */
function pageModule(target: string) {
  const files = filesOf(target);
  const sections = files.map(({ file, only }) => {
    const { stories, ...info } = infoOf(file, readFileSync(file, 'utf8'));
    const shown = only ? stories.filter(({ key }) => only.includes(key)) : stories;
    const importer = `() => import(${JSON.stringify(`${file}?gallery`)})`;
    return `{ ...${JSON.stringify({ ...info, stories: shown })}, module: ${importer} }`;
  });
  return `export default [${sections.join(',\n')}];`;
}

/** Returns a module with the code of the stories of a page, by ID. */
function codeModule(target: string) {
  const codes = filesOf(target).flatMap(({ file }) => codesOf(file, readFileSync(file, 'utf8')));
  return `export default ${JSON.stringify(Object.fromEntries(codes))};`;
}

const testLibrary = ['fireEvent', 'screen', 'userEvent', 'waitFor', 'within', 'spyOn', 'mocked', 'configure'];
/** Replaces `storybook/test`. Only `fn` is called outside of play functions. */
const testModule = `export const fn = (implementation) => implementation ?? (() => undefined);
export const expect = undefined;
${testLibrary.map((name) => `export const ${name} = undefined;`).join('\n')}
export const waitForElementToBeRemoved = undefined;`;

/** Returns a module that maps each page to functions that import its modules. */
const indexModule = () =>
  `export default { ${Object.keys(galleryPages)
    .map(
      (target) =>
        `${target}: { stories: () => import('virtual:gallery/stories/${target}'), codes: () => import('virtual:gallery/codes/${target}') }`,
    )
    .join(',\n')} };`;

/** Serves `virtual:gallery`: the stories of each gallery page, and their code in separate chunks. */
export function galleryStories(): Plugin {
  return {
    name: 'larder:gallery-stories',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'storybook/test' && importer?.endsWith('?gallery')) return '\0virtual:gallery-test';
      return source.startsWith('virtual:gallery') ? `\0${source}` : undefined;
    },
    load(id) {
      if (!id.startsWith('\0virtual:gallery')) return undefined;
      const [, kind, target = ''] = id.split('/');
      if (!kind) return id.endsWith('-test') ? testModule : indexModule();
      for (const { file } of filesOf(target)) this.addWatchFile(file);
      return kind === 'codes' ? codeModule(target) : pageModule(target);
    },
    transform: {
      filter: { id: /\.stories\.tsx\?gallery$/ },
      handler: (code, id) => ({ code: withoutPlay(id.replace('?gallery', ''), code), map: null }),
    },
  };
}
