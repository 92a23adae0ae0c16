import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';

export const newsletterTopics = ['coming-soon', 'maintenance', 'news'] as const;
const newsletterTopic = z.enum(newsletterTopics);
export type NewsletterTopic = z.infer<typeof newsletterTopic>;

export const subscriptionSchema = z.object({
  email: z.string().check(rule.trimmed, rule.required, rule.email),
  topic: newsletterTopic,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const newsletterEndpoints = {
  subscribe: defineEndpoint({
    method: 'POST',
    path: '/api/newsletter/subscribe',
    summary: 'Subscribes an email address to a topic.',
    status: 201,
    public: true,
    input: subscriptionSchema,
    output: z.object({ email: z.string(), topic: newsletterTopic }),
  }),
};
