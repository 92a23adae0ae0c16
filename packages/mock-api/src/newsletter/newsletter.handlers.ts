import type { newsletterEndpoints, Subscription } from '@larder/domain/contract';
import { defineStore } from '../database';
import { taken } from '../httpError';
import type { Handlers } from '../router';

const newsletterStore = defineStore('newsletter', () => ({ subscriptions: [] as Subscription[] }));

export const newsletterHandlers: Handlers<typeof newsletterEndpoints> = {
  subscribe({ email, topic }, db) {
    const { subscriptions } = newsletterStore(db);
    const isKnown = subscriptions.some(
      (entry) => entry.topic === topic && entry.email.toLowerCase() === email.toLowerCase(),
    );
    if (isKnown) throw taken(['email']);
    subscriptions.push({ email, topic });
    return { email, topic };
  },
};
