import * as z from 'zod/mini';
import { pageSchema } from '../bookmarks/bookmarks.contract';
import { defineEndpoint } from '../http/endpoint';

export const searchFileSchema = z.object({
  id: z.int(),
  title: z.string(),
  by: z.string(),
  /** Bytes. */
  size: z.int(),
  /** File extension: pdf, csv, xlsx … */
  kind: z.string(),
  link: z.optional(z.string()),
});
export type SearchFile = z.infer<typeof searchFileSchema>;

export const searchContactSchema = z.object({
  id: z.int(),
  title: z.string(),
  email: z.string(),
  avatar: z.string(),
  time: z.string(),
  link: z.optional(z.string()),
});
export type SearchContact = z.infer<typeof searchContactSchema>;

const searchLimit = z.int();
export const searchGroupSchema = z.discriminatedUnion('groupTitle', [
  z.object({ groupTitle: z.literal('Pages'), searchLimit, data: z.array(pageSchema) }),
  z.object({ groupTitle: z.literal('Files'), searchLimit, data: z.array(searchFileSchema) }),
  z.object({ groupTitle: z.literal('Contacts'), searchLimit, data: z.array(searchContactSchema) }),
]);
export type SearchGroup = z.infer<typeof searchGroupSchema>;

export const suggestionSchema = z.object({ id: z.int(), title: z.string(), rank: z.int() });
export type Suggestion = z.infer<typeof suggestionSchema>;

export const searchEndpoints = {
  main: defineEndpoint({
    method: 'GET',
    path: '/api/main-search/data',
    summary: 'Returns the entries of the navbar search: pages, files and contacts.',
    input: z.object({}),
    output: z.object({ searchArr: z.array(searchGroupSchema) }),
  }),
  autoComplete: defineEndpoint({
    method: 'GET',
    path: '/api/autocomplete/data',
    summary: 'Returns 100 search suggestions, ordered by rank.',
    input: z.object({}),
    output: z.object({ autoComplete: z.array(suggestionSchema) }),
  }),
};
