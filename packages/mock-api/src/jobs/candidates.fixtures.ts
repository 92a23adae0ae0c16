import {
  activeStages,
  isActiveStage,
  keepDays,
  momentOf,
  stageHours,
  wallClock,
  type Candidate,
  type CandidateSource,
  type CandidateStage,
} from '@larder/domain/contract';
import { createRandom } from '../random';
import { plainRestaurants } from '../restaurants/restaurants.fixtures';
import type { Seed } from '../users/users.fixtures';
import type { OpeningRecord } from './openings.fixtures';

export type CandidateRecord = Omit<Candidate, 'nextInterviewAt' | 'sla' | 'duplicateIds'>;

/** `age`: share of the allowed time in the stage, or days if there is no limit. */
type Row = readonly [name: string, opening: number, stage: CandidateStage, age: number, more?: More];
type More = Partial<Pick<Candidate, 'email' | 'phone' | 'userId' | 'tags' | 'rating' | 'resume'>> & {
  source?: CandidateSource;
};

/** 40 candidates. 6 are late, and two pairs are duplicates. */
const rows: readonly Row[] = [
  ['Alma Prendergast', 1, 'new', 0.1, { source: 'walk_in' }],
  ['Noah Castellan', 1, 'new', 0.4],
  ['Ivy Drummond', 1, 'new', 1.4, { tags: ['evenings'] }],
  ['Marcus Feld', 2, 'new', 0.3, { source: 'referral' }],
  ['Zuri Mbeki', 2, 'new', 0.8],
  ['Teresa Lourenço', 5, 'new', 0.2],
  ['Vasco Antunes', 5, 'new', 1.2, { source: 'social' }],
  ['Clarice Nobre', 6, 'new', 0.5, { tags: ['English', 'French'] }],
  ['Aoi Nishikawa', 7, 'new', 0.15],
  ['Kota Yamabe', 7, 'new', 0.6, { source: 'agency' }],
  ['Odette Larkin', 1, 'screening', 0.3, { rating: 3 }],
  ['Jamal Whitcombe', 1, 'screening', 1.3, { rating: 4, tags: ['two languages'] }],
  ['Priscilla Oduya', 1, 'screening', 0.78],
  ['Leo Brandvold', 2, 'screening', 0.2, { rating: 4, resume: { fileName: 'leo-brandvold.pdf', size: 148_220 } }],
  ['Gonçalo Meireles', 5, 'screening', 1.1, { rating: 2 }],
  ['Ana Rita Fontes', 6, 'screening', 0.4, { rating: 4 }],
  ['Mateus Corvo', 6, 'screening', 0.1],
  ['Yuna Katsura', 7, 'screening', 0.5, { rating: 5, tags: ['sake'] }],
  ['Hester Quill', 1, 'interview', 0.2, { rating: 4 }],
  ['Rowan Achebe', 1, 'interview', 0.3, { rating: 5, tags: ['evenings', 'wine'] }],
  ['Fiona Delgado', 2, 'interview', 0.4, { rating: 4 }],
  ['Sebastião Pires', 5, 'interview', 0.5, { rating: 3 }],
  ['Madalena Rocha', 6, 'interview', 0.1, { rating: 4 }],
  ['Haruto Mizuno', 7, 'interview', 1.05, { rating: 3 }],
  ['Chika Arai', 7, 'interview', 0.8, { rating: 4 }],
  ['Benedict Osei', 2, 'trial_shift', 0.4, { rating: 5, tags: ['fish'] }],
  ['Lídia Falcão', 5, 'trial_shift', 1.2, { rating: 4 }],
  ['Sora Hayasaka', 7, 'trial_shift', 0.5, { rating: 4 }],
  ['Camille Renard', 1, 'offer', 0.3, { rating: 5, tags: ['wine'] }],
  ['Filipa Noronha', 6, 'offer', 0.8, { rating: 5 }],
  ['Minato Ueda', 7, 'offer', 0.2, { rating: 4 }],
  ['Jonah Whitlock', 4, 'hired', 24, { rating: 5, userId: 6, source: 'referral' }],
  ['Eli Rosen', 4, 'hired', 19, { rating: 4, userId: 50 }],
  ['Rafael Dias', 6, 'hired', 15, { rating: 4, userId: 9 }],
  ['Rui Takahashi', 7, 'hired', 11, { rating: 5, userId: 43 }],
  ['Dexter Malloy', 1, 'refused', 9, { rating: 2 }],
  ['Ivy Drummond', 3, 'refused', 30, { rating: 3 }],
  ['Gustavo Prates', 5, 'refused', 14],
  ['Kenta Oguri', 7, 'refused', 6, { rating: 1 }],
  ['Leonard Brandvold', 3, 'withdrawn', 12, { rating: 3 }],
];

const hour = 3_600_000;
const day = 24 * hour;
const sources: readonly CandidateSource[] = ['website', 'job_board', 'walk_in', 'referral', 'social'];
const replies = [
  'I would start with the hake and say what it comes with.',
  'Six years, two kitchens, one very patient chef.',
  'Yes, and Sundays too if you need someone.',
] as const;
const remarks = [
  'Calm on the phone, asked about the rota first.',
  'Comes recommended by Theo behind the bar.',
  'Late to the call, apologised, good answers.',
  'Wants to move up to the pass within a year.',
] as const;
const managers: Record<string, { id: number | string; name: string }> = {
  'rst-nyc': { id: 2, name: 'Ilse Okafor' },
  'rst-lis': { id: 'stf-15', name: 'Inês Valadares' },
  'rst-tyo': { id: 'stf-29', name: 'Haruka Shimizu' },
};
const prefixes: Record<string, string> = {
  'rst-nyc': '+1 646 555 ',
  'rst-lis': '+351 91 555 ',
  'rst-tyo': '+81 90 5555 ',
};

const asEmail = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().split(/\s+/).join('.');

/** Returns the stages of a candidate, the current one last. */
function pathTo(stage: CandidateStage, length: number): CandidateStage[] {
  const index = (activeStages as readonly string[]).indexOf(stage);
  if (index >= 0) return activeStages.slice(0, index + 1);
  return [...activeStages.slice(0, stage === 'hired' ? 5 : length), stage];
}

function toCandidate(row: Row, index: number, openings: readonly OpeningRecord[], now: Date): CandidateRecord {
  const [fullName, openingNumber, stage, age, more = {}] = row;
  const { source, ...given } = more;
  const opening = openings[openingNumber - 1]!;
  const { restaurantId } = opening;
  const id = `cnd-${index + 1}`;
  const { whole, pick, chance } = createRandom(`candidate ${id}`);
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const inStage = age * (stageHours[stage] === null ? day : stageHours[stage] * hour);
  const by = managers[restaurantId]!;
  const path = pathTo(stage, whole(1, 3));
  // Computed backwards from the current stage, with one or two days in each earlier stage.
  let elapsed = inStage;
  const moments = path.toReversed().map((_, step) => (elapsed += step === 0 ? 0 : whole(20, 52) * hour));
  const history = path.map((to, step) => ({
    at: ago(moments[path.length - 1 - step]!),
    by,
    from: path[step - 1] ?? null,
    to,
  }));
  const stageSince = history.at(-1)!.at;
  const appliedAt = history[0]!.at;
  const isClosed = stage === 'refused' || stage === 'withdrawn';
  return {
    id,
    openingId: opening.id,
    restaurantId,
    fullName,
    email: `${asEmail(fullName)}@mailpost.example`,
    phone: `${prefixes[restaurantId]}${whole(1000, 9999)}`,
    source: source ?? pick(sources),
    stage,
    stageSince,
    appliedAt,
    rating: null,
    tags: [],
    availability: { 5: ['evening'], 6: ['evening', 'night'], ...(chance(0.5) && { 7: ['morning', 'afternoon'] }) },
    answers: opening.questions.map(({ id: questionId, kind }) => ({
      questionId,
      answer: kind === 'yes_no' ? (chance(0.85) ? 'yes' : 'no') : pick(replies),
    })),
    resume: chance(0.5) ? { fileName: `${asEmail(fullName)}.pdf`, size: whole(60, 420) * 1024 } : null,
    notes: path.length > 1 ? [{ id: 'note-1', at: stageSince, by, text: pick(remarks) }] : [],
    interviews: [],
    offer:
      opening.wage && (stage === 'offer' || stage === 'hired')
        ? {
            wage: Math.round((opening.wage.min + opening.wage.max) / 2),
            basis: opening.wage.basis,
            currency: opening.wage.currency,
            startsOn: new Date(now.getTime() + (stage === 'offer' ? 14 : 10 - age) * day).toISOString().slice(0, 10),
            sentAt: stageSince,
          }
        : null,
    refusal:
      stage === 'refused'
        ? { reason: pick(['not_fit', 'availability', 'pay'] as const), note: '', letter: true, at: stageSince, by }
        : null,
    userId: null,
    eraseOn: isClosed ? new Date(Date.parse(stageSince) + keepDays * day).toISOString().slice(0, 10) : null,
    history,
    version: path.length,
    createdAt: appliedAt,
    updatedAt: stageSince,
    updatedBy: by,
    ...given,
  };
}

/** Adds interviews before the service of the following days for five candidates of that stage. */
function planInterviews(candidates: readonly CandidateRecord[], now: Date) {
  const waiting = candidates.filter(({ stage }) => stage === 'interview').slice(0, 5);
  waiting.forEach((candidate, index) => {
    const { timeZone } = plainRestaurants.find(({ id }) => id === candidate.restaurantId)!;
    // With 20 hours added, 15:00 of that date is always in the future.
    const { date } = wallClock(new Date(now.getTime() + (20 + index * 17) * hour), timeZone);
    const start = momentOf(date, 15 * 60 + index * 30, timeZone);
    candidate.interviews.push({
      id: 'interview-1',
      startAt: start.toISOString(),
      endAt: new Date(start.getTime() + hour / 2).toISOString(),
      place: 'At the restaurant, before service',
      with: [managers[candidate.restaurantId]!],
      eventId: null,
      outcome: 'planned',
    });
  });
}

/** Creates the 40 candidates. None in `empty`. `large` repeats the active ones up to 2,000. */
export function seedCandidates(seed: Seed, openings: readonly OpeningRecord[], now: Date): CandidateRecord[] {
  if (seed === 'empty') return [];
  const candidates = rows.map((row, index) => toCandidate(row, index, openings, now));
  const byName = (name: string) => candidates.filter((candidate) => candidate.fullName === name);
  // Duplicates: one by address in different case, one by phone number without its prefix.
  const [firstIvy, secondIvy] = byName('Ivy Drummond');
  const [[leo], [leonard]] = [byName('Leo Brandvold'), byName('Leonard Brandvold')];
  if (firstIvy && secondIvy) secondIvy.email = firstIvy.email.toUpperCase();
  if (leo && leonard) leonard.phone = leo.phone.replace('+1 ', '').replaceAll(' ', '-');
  planInterviews(candidates, now);
  if (seed !== 'large') return candidates;
  const active = rows.filter(([, , stage]) => isActiveStage(stage));
  const more = Array.from({ length: 2_000 - candidates.length }, (_, index) => {
    const [name, ...rest] = active[index % active.length]!;
    return toCandidate([`${name} ${index + 2}`, ...rest] as unknown as Row, candidates.length + index, openings, now);
  });
  return [...candidates, ...more];
}
