import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServerOptions } from '../server/startServer';

const startServer = vi.fn(async (_options: ServerOptions) => ({ url: 'http://127.0.0.1:4010', close: async () => {} }));
vi.mock('../server/startServer', () => ({ startServer: (options: ServerOptions) => startServer(options) }));

const { argv } = process;
let printed = '';

beforeEach(() => {
  vi.resetModules();
  startServer.mockClear();
  printed = '';
  vi.spyOn(process, 'once').mockReturnValue(process);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

it.each([
  [[], null, 'Mock API: http://127.0.0.1:4010\n'],
  [['--data', 'jars.json'], expect.anything(), 'Mock API: http://127.0.0.1:4010, data stored in jars.json\n'],
])('with the arguments %j, stores the data in a file only if one is named', async (options, storage, line) => {
  process.argv = ['node', 'larder-mock-api', ...options];
  await import('./larder-mock-api');
  await vi.waitFor(() => expect(printed).toBe(line));
  expect(startServer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ storage, auth: 'enforce' }));
});
