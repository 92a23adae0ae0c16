import { expect, it } from 'vitest';
import { suggestedUsername } from './suggestedUsername';

it.each([
  ['Zoë de Vries', 'zoe.de.vries'],
  ["  Sean O'Hara ", 'sean.o.hara'],
  ['片瀬 結菜', ''],
])('the username suggested for %j is %j', (name, username) => expect(suggestedUsername(name)).toBe(username));
