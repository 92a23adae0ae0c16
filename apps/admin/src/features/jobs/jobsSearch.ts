import { candidateSlas, candidateSortColumns, candidateSources, candidateStages } from '@larder/domain/contract';
import * as z from 'zod/mini';
import { defineList, withParameters, type ListSearchOf } from '../../lists/defineList';
import { restaurantSearch } from '../../lib/restaurantSearch';
import { textSearch } from '../../lib/textSearch';

export const candidateList = defineList({
  name: 'candidates',
  sortColumns: candidateSortColumns,
  filters: { stage: { kind: 'select' }, source: { kind: 'select' }, sla: { kind: 'select' } },
});
export type CandidateListSearch = ListSearchOf<typeof candidateList>;

/** Values of the filters, in order. */
export const filterValues = {
  stage: ['active', ...candidateStages],
  source: candidateSources,
  sla: candidateSlas.filter((sla) => sla !== 'none'),
} as const;

export const candidateTabs = ['profile', 'interviews', 'offer', 'notes', 'history'] as const;
export type CandidateTab = (typeof candidateTabs)[number];

/** Scope, opening, layout and open panels. The filters are those of `candidateList`. */
export const jobsSearch = withParameters(candidateList, {
  restaurant: restaurantSearch,
  /** ID of an opening; all openings by default. */
  opening: textSearch,
  layout: z.catch(z.optional(z.literal('table')), undefined),
  candidate: textSearch,
  tab: z.catch(z.optional(z.enum(candidateTabs)), undefined),
  /** ID of the opening in the form, `new`, or `copy-` and the ID of the opening that the new one copies. */
  edit: textSearch,
}).search;
/** Prefix of `edit` for a new opening that starts with the values of another. */
export const copyPrefix = 'copy-';

export type JobsSearch = z.infer<typeof jobsSearch>;
