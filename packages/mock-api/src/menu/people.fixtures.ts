import type { PersonRef } from '@larder/domain/contract';

/** Who has worked on the menu of the demo. */
export const maren: PersonRef = { id: 1, name: 'Maren Holt' };
export const ilse: PersonRef = { id: 2, name: 'Ilse Okafor' };
