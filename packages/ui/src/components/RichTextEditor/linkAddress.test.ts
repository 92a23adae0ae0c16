import { expect, it } from 'vitest';
import { linkAddress } from './linkAddress';

it.each([
  ['https://saltmarsh.example/menu', 'https://saltmarsh.example/menu'],
  [' saltmarsh.example ', 'https://saltmarsh.example'],
  ['saltmarsh.example/menu?day=1', 'https://saltmarsh.example/menu?day=1'],
  ['saltmarsh.example:8080/menu', 'https://saltmarsh.example:8080/menu'],
  ['col@saltmarsh.example', 'mailto:col@saltmarsh.example'],
  ['tel:+15550142771', 'tel:+15550142771'],
  ['/apps/menu', '/apps/menu'],
  ['#tonight', '#tonight'],
  ['//elsewhere.example', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['two words', undefined],
  ['word', undefined],
  ['', undefined],
] as const)('the URL for "%s" is %s', (typed, expected) => expect(linkAddress(typed)).toBe(expected));
