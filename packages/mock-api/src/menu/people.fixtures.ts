import type { PersonRef } from '@larder/domain/contract';

/** Authors of the demo menu. */
export const maren: PersonRef = { id: 1, name: 'Maren Holt' };
export const ilse: PersonRef = { id: 2, name: 'Ilse Okafor' };
