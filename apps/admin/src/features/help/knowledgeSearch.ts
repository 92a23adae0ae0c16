import * as z from 'zod/mini';
import { textSearch } from '../../lib/textSearch';

/** Search parameters of the knowledge base and of a category. */
export const knowledgeSearch = z.object({ q: textSearch });
export type KnowledgeSearch = z.infer<typeof knowledgeSearch>;
