import type { Rule } from '@larder/domain/contract';
import type { Client } from './client';
import type { KnownIds } from './samples';

/** Who asks, and what is known of the server. */
export interface Session {
  client: Client;
  token: string;
  /** Someone with fewer rights; null: nobody was named. */
  limited: { token: string; ability: readonly Rule[] } | null;
  pool: KnownIds;
}
