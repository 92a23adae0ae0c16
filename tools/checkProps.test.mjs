import { build } from 'esbuild';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../packages/ui/src/private/dom/checkProps.ts', import.meta.url));

/** Bundles a component that checks a date. Without `mode`, `process.env.NODE_ENV` is not replaced. */
async function bundle(mode, given = `{ parse: () => null, value: '24.11.2026' }`) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { checkProps } from ${JSON.stringify(source)};
        checkProps('date', 'DatePicker', ${given});`,
      resolveDir: fileURLToPath(new URL('../packages/ui/', import.meta.url)),
    },
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    external: ['react'],
    define: { 'process.env.NODE_ENV': mode ? JSON.stringify(mode) : 'process.env.NODE_ENV' },
  });
  return outputFiles[0].text;
}

/** Runs a bundle as in a browser, without `process`. Returns the logged errors. */
function run(code) {
  const errors = [];
  runInNewContext(code, {
    console: { error: (message) => errors.push(message) },
    require: () => ({ isValidElement: () => false }),
  });
  return errors;
}

describe('checks of props', () => {
  it('checks of props are removed from production builds, with their messages', async () => {
    expect(await bundle('production')).not.toMatch(/Expected|DatePicker/);
  });

  it('calls that read properties in a function are removed from production builds', async () => {
    const given = '() => ({ parse: () => null, value: globalThis.given.day })';
    expect(await bundle('production', given)).not.toContain('given');
  });

  // Bundlers also keep a reference to a variable of another module, which might not be initialized yet.
  it('components read properties and pass parsers for checks in a function', async () => {
    const ui = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));
    const files = (await readdir(ui, { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
    const wrong = [];
    for (const file of files) {
      const text = await readFile(ui + file, 'utf8');
      for (const [call, given] of text.matchAll(/\bcheckProps\(\s*'\w+',\s*'\w+',\s*([^;]*)\);/g))
        if (!given.startsWith('() =>') && /\w\??[.[]|\bparse:/.test(given)) wrong.push(`${file}: ${call}`);
    }
    expect(wrong).toEqual([]);
  });

  it('checks of props log errors in development builds', async () => {
    expect(run(await bundle('development'))).toEqual([
      'DatePicker: invalid value "24.11.2026". Expected an ISO date such as "2026-11-24".',
    ]);
  });

  it('checks of props log and throw nothing without a bundler', async () => {
    expect(run(await bundle())).toEqual([]);
  });
});
