import { expect, it } from 'vitest';
import { readAgent } from './agents';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0 Safari/537.36 Edg/131.0`,
    'Edge',
    'Windows',
    'Computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux', 'Computer'],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/131.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
    'Phone',
  ],
  [`Mozilla/5.0 (Linux; Android 15; SM-X710) ${webkit} Chrome/131.0 Safari/537.36`, 'Chrome', 'Android', 'Tablet'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1', 'Safari', 'iOS', 'Phone'],
  ['Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1', 'Safari', 'iOS', 'Tablet'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'Safari', 'macOS', 'Computer'],
  ['Node.js/24', 'Node', '', 'Computer'],
  ['curl/8', 'Browser', '', 'Computer'],
])('reads the user agent %s', (agent, browser, os, device) =>
  expect(readAgent(agent)).toEqual({ browser, os, device }),
);
