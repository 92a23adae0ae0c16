import * as z from 'zod/mini';
import { defineEndpoint, rightOn } from '../http/endpoint';
import * as rule from '../http/fieldRules';

export const apiKeyAccesses = ['full', 'modify', 'read-run', 'read', 'read-write'] as const;
export const appKinds = ['till', 'delivery', 'accounting', 'website'] as const;
/** Subjects that an API key can access. */
export const appSubjects = ['bill', 'menu', 'eightySix', 'restaurant', 'staff', 'invoice', 'product', 'event'] as const;

const accessSchema = z.enum(apiKeyAccesses);
export type ApiKeyAccess = z.infer<typeof accessSchema>;
const keyName = z.string().check(rule.trimmed, rule.required, rule.maxLength(40));
const appSchema = z.object({
  name: keyName,
  kind: z.enum(appKinds),
  subjects: z.array(z.enum(appSubjects)).check(rule.filled),
  paymentMethodId: z.optional(z.string()),
});

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  access: accessSchema,
  /** First characters of the secret. The rest is not stored. */
  prefix: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  app: z.optional(appSchema),
  version: z.int(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const newApiKeySchema = z.object({ name: keyName, access: accessSchema, app: z.optional(appSchema) });
export type NewApiKey = z.infer<typeof newApiKeySchema>;

const right = rightOn('apiKey');

export const apiKeyEndpoints = {
  data: defineEndpoint({
    method: 'GET',
    path: '/api/api-keys/data',
    summary: 'Returns all API keys, without their secrets.',
    ability: right('read'),
    input: z.object({}),
    output: z.object({ keys: z.array(apiKeySchema) }),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/api/api-keys/add',
    summary: 'Creates an API key. This is the only response that contains its secret.',
    status: 201,
    ability: right('create'),
    input: newApiKeySchema,
    output: z.object({ key: apiKeySchema, secret: z.string() }),
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/api/api-keys/update',
    summary: 'Renames an API key, updates its access or rotates its secret.',
    ability: right('update'),
    input: z.object({
      id: z.string(),
      name: z.optional(keyName),
      access: z.optional(accessSchema),
      renew: z.optional(z.literal(true)),
      version: z.optional(z.int()),
    }),
    output: z.object({ key: apiKeySchema, secret: z.optional(z.string()) }),
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/api-keys/delete',
    summary: 'Revokes an API key. Can be undone with `POST /api/restore`.',
    ability: right('delete'),
    input: z.object({ id: z.string() }),
    output: z.object({ id: z.string() }),
  }),
};
