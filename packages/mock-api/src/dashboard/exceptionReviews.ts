import type { ExceptionEntry } from '@larder/domain/contract';
import { defineStore, type Database } from '../database';

type Review = NonNullable<ExceptionEntry['review']>;

/** Latest review by the ID of the exception. */
const store = defineStore('exceptionReviews', (): Record<string, Review> => ({}));

export const reviewOf = (db: Database, id: string): Review | null => store(db)[id] ?? null;

/** Stores a review. `null` removes it. */
export function saveReview(db: Database, id: string, review: Review | null) {
  if (review) store(db)[id] = review;
  else delete store(db)[id];
}
