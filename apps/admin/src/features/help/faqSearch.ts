import { faqCategories } from '@larder/domain/contract';
import * as z from 'zod/mini';
import { textSearch } from '../../lib/textSearch';

/** Search parameters of the help center. */
export const faqSearch = z.object({
  q: textSearch,
  category: z.catch(z.optional(z.enum(faqCategories)), undefined),
  /** Slug of the question that was opened last. */
  item: textSearch,
});
export type FaqSearch = z.infer<typeof faqSearch>;
