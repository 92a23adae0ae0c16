import {
  applyOps,
  catalogueHash,
  changesBetween,
  emptyParts,
  menuKinds,
  opsBetween,
  recordsOf,
  signChanges,
  type CatalogueParts,
  type MenuChange,
  type MenuKind,
  type MenuOp,
  type MenuRevision,
  type OpsResult,
  type PersonRef,
} from '@larder/domain/contract';
import { defineStore } from '../database';
import type { Seed } from '../users/users.fixtures';
import { seedCatalogue } from './catalogue.fixtures';
import { deltaBetween, patched, type Delta } from './delta';
import { formerContent, seedDraft, seedRevisions } from './menuHistory.fixtures';
import { maren } from './people.fixtures';

/** A revision and the delta to the previous one. */
export interface StoredRevision extends MenuRevision {
  back: Delta;
}

export interface MenuData {
  published: CatalogueParts;
  /** Delta from the published content to the draft, or `null`. */
  open: Delta | null;
  changes: MenuChange[];
  draftVersion: number;
  /** Oldest first. */
  revisions: StoredRevision[];
  schedule: { publishAt: string; by: PersonRef; note: string } | null;
  /** IDs of records that were ever published. */
  known: string[];
  lastIds: Record<MenuKind, number>;
  /** Removed records. They can only be restored under the same ID. */
  former: Record<string, { kind: MenuKind; version: number }>;
}

/** Author and time of a change. */
export interface Author {
  by: PersonRef;
  at: string;
}

const prefixes: Record<MenuKind, string> = {
  menu: 'mnu',
  section: 'sec',
  item: 'itm',
  group: 'grp',
  option: 'opt',
  daypart: 'day',
  allergen: 'alg',
};

const drafts = new WeakMap<Delta, { published: CatalogueParts; draft: CatalogueParts }>();

/** Returns the content of the draft. Cached per state, so that derived values are cached too. */
export function draftOf({ published, open }: MenuData): CatalogueParts {
  if (!open) return published;
  const made = drafts.get(open);
  if (made?.published === published) return made.draft;
  const draft = patched(published, open);
  drafts.set(open, { published, draft });
  return draft;
}

const currentRevision = ({ revisions }: MenuData) => revisions.at(-1)?.number ?? 0;

/** Applies a batch to the draft. Changes nothing if it throws. */
export function changeDraft(data: MenuData, ops: readonly MenuOp[], { by, at }: Author, trusted = false): OpsResult {
  const draft = draftOf(data);
  const lastIds = { ...data.lastIds };
  const result = applyOps(draft, ops, {
    by,
    at,
    trusted,
    published: new Set(trusted ? [] : data.known),
    newId: (kind, tempId) =>
      data.former[tempId]?.kind === kind ? tempId : `${prefixes[kind]}-${(lastIds[kind] += 1)}`,
    previousVersion: (id) => data.former[id]?.version ?? 0,
  });
  const removed = new Set(result.removed);
  for (const kind of menuKinds) {
    for (const { id, version } of recordsOf(draft, kind)) if (removed.has(id)) data.former[id] = { kind, version };
  }
  for (const id of Object.values(result.created)) delete data.former[id];
  data.lastIds = lastIds;
  data.open = deltaBetween(data.published, result.content);
  drafts.set(data.open, { published: data.published, draft: result.content });
  data.changes = signChanges(changesBetween(data.published, result.content), data.changes, { by, at });
  data.draftVersion += 1;
  return result;
}

/** Publishes content as the next revision. Ends a schedule, leaves the draft to the caller. */
function publishContent(
  data: MenuData,
  content: CatalogueParts,
  revision: Pick<StoredRevision, 'changes' | 'note' | 'rolledBackTo'> & Author,
): StoredRevision {
  const { at, by, note, rolledBackTo, changes } = revision;
  const published: StoredRevision = {
    number: currentRevision(data) + 1,
    publishedAt: at,
    by,
    note,
    hash: catalogueHash(content),
    rolledBackTo,
    changes,
    back: deltaBetween(content, data.published),
  };
  data.revisions.push(published);
  data.published = content;
  data.schedule = null;
  data.draftVersion += 1;
  const ids = menuKinds.flatMap((kind) => recordsOf(content, kind).map(({ id }) => id));
  data.known = [...new Set([...data.known, ...ids])];
  return published;
}

/** Publishes the draft as the next revision. */
export function publishDraft(
  data: MenuData,
  author: Author,
  note: string,
  rolledBackTo: number | null = null,
): StoredRevision {
  const revision = publishContent(data, draftOf(data), { ...author, note, rolledBackTo, changes: data.changes });
  data.open = null;
  data.changes = [];
  return revision;
}

/** Returns the content of a revision by applying deltas backwards. */
export function contentAt({ published, revisions }: MenuData, number: number): CatalogueParts {
  return revisions
    .filter((revision) => revision.number > number)
    .toReversed()
    .reduce((content, { back }) => patched(content, back), published);
}

/** Publishes the content of an earlier revision. Discards the draft. */
export function rollBackTo(data: MenuData, number: number, author: Author, note: string): StoredRevision {
  const ops = opsBetween(draftOf(data), contentAt(data, number));
  changeDraft(data, ops, author, true);
  data.changes = data.changes.map((change) => ({ ...change, ...author }));
  return publishDraft(data, author, note, number);
}

/**
 * Publishes the content of an earlier revision and keeps the draft. The undone changes become unpublished changes of
 * their authors.
 */
export function rollBackKeepingDraft(data: MenuData, number: number, author: Author, note: string): StoredRevision {
  const draft = draftOf(data);
  const content = contentAt(data, number);
  const undone = data.revisions.filter((revision) => revision.number > number).flatMap(({ changes }) => changes);
  const known = [...undone, ...data.changes];
  const changes = signChanges(changesBetween(data.published, content), [], author);
  const revision = publishContent(data, content, { ...author, note, rolledBackTo: number, changes });
  // The records of the draft keep their versions, so that pending edits and their undo remain valid.
  data.open = deltaBetween(content, draft);
  data.changes = signChanges(changesBetween(content, draft), known, author);
  return revision;
}

const hours = 3_600_000;

function seedMenu(seed: Seed, now: Date): MenuData {
  const catalogue = seedCatalogue(seed, now);
  const authored = (by: PersonRef, hoursAgo: number): Author => ({
    by,
    at: new Date(now.getTime() - hoursAgo * hours).toISOString(),
  });
  const lastIds = Object.fromEntries(menuKinds.map((kind) => [kind, recordsOf(catalogue, kind).length]));
  const data: MenuData = {
    published: { ...emptyParts(), allergens: catalogue.allergens },
    open: null,
    changes: [],
    draftVersion: 0,
    revisions: [],
    schedule: null,
    known: catalogue.allergens.map(({ id }) => id),
    lastIds: lastIds as MenuData['lastIds'],
    former: {},
  };
  if (seed === 'empty') return data;

  const first = authored(maren, 24 * 180);
  data.open = deltaBetween(data.published, catalogue);
  changeDraft(data, formerContent, first, true);
  publishDraft(data, first, 'The first menu in Larder');
  for (const { by, hoursAgo, note, content } of seedRevisions) {
    if (typeof content === 'number') {
      rollBackTo(data, content, authored(by, hoursAgo), note);
      continue;
    }
    for (const batch of content) changeDraft(data, batch.ops, authored(batch.by, batch.hoursAgo), true);
    publishDraft(data, authored(by, hoursAgo), note);
  }
  for (const batch of seedDraft) changeDraft(data, batch.ops, authored(batch.by, batch.hoursAgo), true);
  return data;
}

export const menuStore = defineStore('menu', seedMenu);
