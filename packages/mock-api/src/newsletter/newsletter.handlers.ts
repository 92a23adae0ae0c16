import type { newsletterEndpoints, Subscription } from '@larder/domain/contract';
import { defineStore, type Database } from '../database';
import { taken } from '../httpError';
import type { Handlers } from '../router';

interface StoredSubscription extends Subscription {
  /** When it was added. Missing in data stored by earlier versions. */
  at?: string;
}

const newsletterStore = defineStore('newsletter', () => ({ subscriptions: [] as StoredSubscription[] }));

export const subscriptionsOf = (db: Database) => newsletterStore(db).subscriptions;

export const newsletterHandlers: Handlers<typeof newsletterEndpoints> = {
  subscribe({ email, topic }, db, { now }) {
    const { subscriptions } = newsletterStore(db);
    const isKnown = subscriptions.some(
      (entry) => entry.topic === topic && entry.email.toLowerCase() === email.toLowerCase(),
    );
    if (isKnown) throw taken(['email']);
    subscriptions.push({ email, topic, at: now.toISOString() });
    return { email, topic };
  },
};
