import type { Rule } from '@larder/domain/contract';
import type { Client } from './client';
import type { KnownIds } from './samples';

/** Accounts and known values of a test run. */
export interface Session {
  client: Client;
  token: string;
  /** Account with fewer rights, or `null`. */
  limited: { token: string; email: string; ability: readonly Rule[] } | null;
  pool: KnownIds;
}
