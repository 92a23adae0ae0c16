import type { SortOrder } from '../http/parameters';
import { includesText, sortRows } from '../lists/lists';
import type { MoveCandidate } from './candidateCalls.contract';
import { activeStages, candidateSlas, candidateStages, type CandidateSortColumn } from './candidateCodes';
import type {
  Candidate,
  CandidateQuery,
  CandidateRow,
  CandidateSla,
  CandidateStage,
  StageCounts,
} from './candidates.contract';

const hour = 3_600_000;

/** Hours that a candidate may stay in a stage. `null` for no limit. */
export const stageHours: Record<CandidateStage, number | null> = {
  new: 48,
  screening: 72,
  interview: 120,
  trial_shift: 96,
  offer: 72,
  hired: null,
  refused: null,
  withdrawn: null,
};

export const isActiveStage = (stage: string) => (activeStages as readonly string[]).includes(stage);

/** Returns `due` after three quarters of the allowed time and `late` after all of it. */
export function slaOf({ stage, stageSince }: Pick<Candidate, 'stage' | 'stageSince'>, now: Date): CandidateSla {
  const allowed = stageHours[stage];
  if (allowed === null) return 'none';
  const part = (now.getTime() - Date.parse(stageSince)) / (allowed * hour);
  if (part >= 1) return 'late';
  return part >= 0.75 ? 'due' : 'ok';
}

/** Returns the stages to which a candidate can be moved. Hiring has a separate endpoint and can't be undone. */
export function movesFrom(stage: CandidateStage): CandidateStage[] {
  if (stage === 'hired') return [];
  if (isActiveStage(stage)) return candidateStages.filter((to) => to !== stage && to !== 'hired');
  return activeStages.filter((to) => to !== 'offer');
}

type MoveFields = Pick<MoveCandidate, 'stage' | 'offer' | 'refusal'>;

/**
 * Returns the move that undoes a move from the candidate's stage to another. Undefined if none does: an offer that was
 * withdrawn by a rejection has to be written again.
 */
export function inverseMove(
  { stage, offer, refusal }: Pick<Candidate, 'stage'> & Partial<Pick<Candidate, 'offer' | 'refusal'>>,
  to: CandidateStage,
): MoveFields | undefined {
  if (!movesFrom(to).includes(stage)) return undefined;
  if (stage === 'offer')
    return offer ? { stage, offer: { wage: offer.wage, basis: offer.basis, startsOn: offer.startsOn } } : undefined;
  // A letter that was sent is not sent again.
  if (stage === 'refused')
    return refusal ? { stage, refusal: { reason: refusal.reason, note: refusal.note, letter: false } } : undefined;
  return { stage };
}

/** Returns the start of the next planned interview, or `null`. */
export const nextInterviewOf = ({ interviews }: Pick<Candidate, 'interviews'>, now: Date): string | null =>
  interviews
    .filter(({ outcome, startAt }) => outcome === 'planned' && Date.parse(startAt) >= now.getTime())
    .map(({ startAt }) => startAt)
    .toSorted()[0] ?? null;

type Contact = Pick<Candidate, 'id' | 'email' | 'phone'>;

const digitsOf = (text: string) => text.replace(/\D/g, '');
/** Returns the keys that records of the same person share: email address and last nine digits of the phone number. */
const marksOf = ({ email, phone }: Contact) => [
  ...(email.trim() ? [email.trim().toLowerCase()] : []),
  ...(digitsOf(phone).length > 0 ? [digitsOf(phone).slice(-9)] : []),
];

/** Returns a function that finds the IDs of likely duplicates. */
export function duplicateFinder(candidates: readonly Contact[]): (candidate: Contact) => string[] {
  const byMark = new Map<string, string[]>();
  for (const candidate of candidates) {
    for (const mark of marksOf(candidate)) {
      const ids = byMark.get(mark);
      if (ids) ids.push(candidate.id);
      else byMark.set(mark, [candidate.id]);
    }
  }
  return (candidate) => [
    ...new Set(marksOf(candidate).flatMap((mark) => (byMark.get(mark) ?? []).filter((id) => id !== candidate.id))),
  ];
}

const isNumber = (text: string) => /^[\d\s().+\-/]+$/.test(text) && /\d/.test(text);

/** Searches name, email, tags and the digits of the phone number. */
function matchesText(q: string, { fullName, email, phone, tags }: CandidateRow) {
  return includesText(q, fullName, email, ...tags) || (isNumber(q) && digitsOf(phone).includes(digitsOf(q)));
}

/** Applies all filters except the stage. */
export const filterCandidates = <C extends CandidateRow>(
  candidates: readonly C[],
  { opening, q, source, tag, sla }: Pick<CandidateQuery, 'opening' | 'q' | 'source' | 'tag' | 'sla'>,
): C[] =>
  candidates.filter(
    (candidate) =>
      (opening === '' || opening === 'all' || candidate.openingId === opening) &&
      matchesText(q, candidate) &&
      (source === '' || candidate.source === source) &&
      (tag === '' || candidate.tags.includes(tag)) &&
      (sla === '' || candidate.sla === sla),
  );

/** Filters by a stage, `active` (default) or `all`. */
export const filterStage = <C extends Pick<Candidate, 'stage'>>(candidates: readonly C[], stage: string): C[] =>
  candidates.filter((candidate) => {
    if (stage === 'all') return true;
    return stage === '' || stage === 'active' ? isActiveStage(candidate.stage) : candidate.stage === stage;
  });

export function stageCountsOf(candidates: readonly Pick<Candidate, 'stage'>[]): StageCounts {
  const counts = Object.fromEntries(candidateStages.map((stage) => [stage, 0])) as StageCounts;
  for (const { stage } of candidates) counts[stage] += 1;
  return counts;
}

/** Sorts candidates by a column. Ties keep their order. */
export function sortCandidates<C extends CandidateRow>(
  candidates: readonly C[],
  column: CandidateSortColumn,
  order: SortOrder,
  openingTitle: (openingId: string) => string,
  locale?: string,
): C[] {
  const valueOf = (row: CandidateRow) => {
    if (column === 'opening') return openingTitle(row.openingId);
    if (column === 'stage') return candidateStages.indexOf(row.stage);
    if (column === 'sla') return candidateSlas.indexOf(row.sla);
    const value = row[column];
    return column.endsWith('At') || column === 'stageSince' ? value && Date.parse(value as string) : value;
  };
  return sortRows(candidates, valueOf, order, locale);
}

/** Days after a rejection or withdrawal until personal data is erased. */
export const keepDays = 180;

/** Checks whether the personal data of a candidate was erased. */
export const isErased = ({ fullName }: Pick<Candidate, 'fullName'>) => fullName === '';

/** Removes the personal data of a candidate and keeps the data for counts. */
export const erased = <C extends Pick<Candidate, 'refusal'>>(candidate: C) => ({
  ...candidate,
  fullName: '',
  email: '',
  phone: '',
  availability: {},
  answers: [],
  resume: null,
  notes: [],
  refusal: candidate.refusal && { ...candidate.refusal, note: '' },
  eraseOn: null,
});
