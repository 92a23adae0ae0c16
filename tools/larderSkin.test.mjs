import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const command = fileURLToPath(new URL('../packages/ui/bin/larder-skin.mjs', import.meta.url));
const run = (...given) => spawnSync(process.execPath, [command, ...given], { encoding: 'utf8' });

describe('larder-skin', () => {
  it.each(['--help', '-h'])('larder-skin prints its usage with %s', (flag) => {
    expect(run(flag)).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/^Usage: larder-skin /) });
  });

  it('larder-skin prints its usage without a module or with an unknown option', () => {
    for (const given of [[], ['--color']])
      expect(run(...given)).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Usage: larder-skin /) });
  });
});
