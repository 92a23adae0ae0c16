import { build as bundle } from 'esbuild';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ui = fileURLToPath(new URL('../../packages/ui/', import.meta.url));
const source = join(ui, 'src');
const require = createRequire(join(ui, 'package.json'));
const shown = ['Default', 'States', 'Matrix'];

/** Returns the main story file of each component. */
function storyFiles() {
  return readdirSync(source, { recursive: true })
    .filter((path) => /([A-Z]\w+)[\\/]\1\.stories\.tsx$/.test(path))
    .map((path) => join(source, path))
    .toSorted();
}

/** Returns the built file of a source module, if any. */
function built(file) {
  const base = join(ui, 'dist', relative(source, file));
  return [`${base}.js`].find((path) => existsSync(path));
}

const testing = ['expect', 'fireEvent', 'fn', 'mocked', 'screen', 'spyOn', 'userEvent', 'waitFor', 'within'];
const storybookStubs = `
  const stub = () => new Proxy(() => stub(), { get: (target, key) => (key === 'then' ? undefined : stub()) });
  ${testing.map((name) => `export const ${name} = stub();`).join('\n')}
`;

/** Replaces Storybook's modules with stubs, and source modules with the built files. */
const fromTheBuild = {
  name: 'stories-of-the-built-package',
  setup(build) {
    build.onResolve({ filter: /^(storybook|@storybook)\// }, ({ path }) => ({ path, namespace: 'storybook' }));
    build.onLoad({ filter: /.*/, namespace: 'storybook' }, () => ({ contents: storybookStubs, loader: 'js' }));
    build.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      if (!resolveDir.startsWith(source)) return undefined;
      const found = built(join(resolveDir, path));
      if (found) return { path: found };
      return path.endsWith('.css') ? { path, namespace: 'storybook' } : undefined;
    });
  },
};

function program(files, body) {
  const imports = files.map((file, i) => `import * as s${i} from ${JSON.stringify(file)};`).join('\n');
  const list = files.map((file, i) => `[${JSON.stringify(relative(source, file))}, s${i}]`).join(', ');
  return `${imports}
import { createElement as h, StrictMode } from 'react';
import { UiProvider } from ${JSON.stringify(join(ui, 'dist/entries/UiProvider.js'))};
const shown = ${JSON.stringify(shown)};
const context = (args) => ({ args, globals: { skin: 'light', language: 'en' }, parameters: {}, viewMode: 'story' });
function Shown({ meta, story }) {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render ?? ((given) => h(meta.component, given));
  return [...(story.decorators ?? []), ...[meta.decorators ?? []].flat()].reduce(
    (Inner, decorate) => () => decorate(Inner, context(args)),
    () => render(args, context(args)),
  )();
}
const stories = [${list}].flatMap(([file, { default: meta, ...exported }]) =>
  shown.filter((name) => exported[name]).map((name) => ({
    id: file.replace(/^.*\\//, '').replace('.stories.tsx', '') + ' ' + name,
    element: h(StrictMode, null, h(UiProvider, { locale: 'en' }, h(Shown, { meta, story: exported[name] }))),
  })),
);
${body}`;
}

const onServer = `
import { renderToString } from 'react-dom/server';
export function renderAll() {
  const failures = [];
  const html = {};
  const say = console.error;
  let current;
  console.error = (...words) => failures.push(current + ': ' + words.join(' ').slice(0, 400));
  for (const { id, element } of stories) {
    current = id;
    try { html[id] = renderToString(element); } catch (error) { failures.push(id + ': ' + error.message); }
  }
  console.error = say;
  return { failures, html };
}`;

const inBrowser = `
import { createRoot, hydrateRoot } from 'react-dom/client';
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
/** Position, size and colors of every element. */
function lookOf(host) {
  for (const animation of document.getAnimations()) animation.cancel();
  const { left, top } = host.getBoundingClientRect();
  return [...host.querySelectorAll('*')].map((element) => {
    const box = element.getBoundingClientRect();
    const { color, backgroundColor, visibility, opacity, fill } = getComputedStyle(element);
    const place = [box.left - left, box.top - top, box.width, box.height].map(Math.round);
    return [element.tagName, ...place, color, backgroundColor, visibility, opacity, fill.replace(/#.*/, 'reference')].join(' ');
  });
}
async function settle(host) {
  let before = [];
  for (let tries = 0; tries < 40; tries += 1) {
    await frame();
    await frame();
    const now = lookOf(host);
    if (now.length > 0 && now.join() === before.join()) return now;
    before = now;
  }
  return before;
}
/** Waits until position, size and colors no longer change, and returns them. If they are not as wanted, waits longer. */
async function settledLook(host, wanted) {
  let look = await settle(host);
  for (let tries = 0; wanted && look.join() !== wanted.join() && tries < 20; tries += 1) look = await settle(host);
  return look;
}
// Shows only the first line and the differing lines of a hydration error.
const shorten = (text) => [text.slice(0, 160).split('\\n')[0], ...text.split('\\n').filter((line) => /^[+-] /.test(line.trim()) && !/^- (A server|Variable|Date|External|Invalid)/.test(line.trim()))].join(' ').slice(0, 600);
globalThis.consumer = {
  async renderAll(html) {
    const failures = [];
    let current;
    const say = console.error;
    console.error = (...words) => failures.push(current + ': ' + shorten(words.map(String).join(' ')));
    addEventListener('error', (event) => failures.push(current + ': ' + event.message));
    document.addEventListener('securitypolicyviolation', (event) =>
      failures.push(current + ' breaks the policy: ' + event.effectiveDirective + ' ' + event.sourceFile + ' ' + (event.sample ?? '')));
    for (const { id, element } of stories) {
      current = id;
      const host = document.body.appendChild(document.createElement('div'));
      const onRecoverableError = (error) => failures.push(id + ' does not hydrate: ' + error.message.slice(0, 300));
      try {
        if (html) host.innerHTML = html[id] ?? '';
        const root = html && html[id] !== undefined ? hydrateRoot(host, element, { onRecoverableError }) : createRoot(host);
        if (!html || html[id] === undefined) root.render(element);
        await frame();
        // Hydration takes longer on a busy machine.
        if (html) await frame();
        root.unmount();
      } catch (error) { failures.push(id + ': ' + error.message); }
      host.remove();
    }
    console.error = say;
    return { count: stories.length, failures };
  },
  /** Compares each story after hydration with the same story rendered by the client alone. */
  async compareAll(html) {
    const failures = [];
    for (const { id, element } of stories) {
      if (html[id] === undefined) continue;
      const host = document.body.appendChild(document.createElement('div'));
      const clientLook = async (wanted) => {
        const client = createRoot(host);
        client.render(element);
        const look = await settledLook(host, wanted);
        client.unmount();
        return look;
      };
      // The first time, lazy chunks may load.
      await clientLook();
      let expected = await clientLook();
      host.innerHTML = html[id];
      const hydrated = hydrateRoot(host, element, { onRecoverableError: (error) => failures.push(id + ' does not hydrate: ' + error.message.slice(0, 300)) });
      const look = await settledLook(host, expected);
      hydrated.unmount();
      // A frame of the client can load late, also after the look has settled.
      if (look.join() !== expected.join()) expected = await clientLook(look);
      const at = look.findIndex((part, index) => part !== expected[index]);
      if (look.length !== expected.length || at >= 0)
        failures.push(id + ' looks different after hydration: ' + look[at] + ' instead of ' + expected[at] + ', ' + look.length + ' elements instead of ' + expected.length);
      host.remove();
    }
    return { count: Object.keys(html).length, failures };
  },
};`;

/** Bundles the stories of the built package into one script. */
export async function bundleStories({ platform, outfile }) {
  const home = (name) => dirname(require.resolve(`${name}/package.json`));
  const files = storyFiles();
  await bundle({
    stdin: {
      contents: program(files, platform === 'node' ? onServer : inBrowser),
      resolveDir: ui,
      loader: 'tsx',
      sourcefile: 'stories.tsx',
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform,
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'error',
    conditions: ['module'],
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"development"', 'import.meta.env.DEV': 'false' },
    alias: { react: home('react'), 'react-dom': home('react-dom') },
    loader: {
      '.woff2': 'empty',
      ...(platform === 'node' ? { '.css': 'empty' } : {}),
      '.vtt': 'dataurl',
      '.wav': 'dataurl',
      '.webm': 'dataurl',
    },
    banner:
      platform === 'node'
        ? { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);` }
        : {},
    plugins: [fromTheBuild],
  });
  return {
    stories: files.length,
    css: existsSync(outfile.replace(/\.js$/, '.css')),
    bytes: readFileSync(outfile).length,
  };
}
