import type { AxiosError } from 'axios';
import { store } from '../../store/jotai';
import { createRotatingServer, type RotatingServer, type Session, type Transit } from './rotatingServer';
import { createVirtualLocks, type LockMode } from './virtualLocks';
import { loadPages, reporter, storage, time, type Page } from './virtualPages';

/** Actions of users, the server and the browser. A suspended tab keeps its lock, a closed one does not. */
export const actionKinds = [
  'request',
  'abort',
  'renew',
  'expire',
  'revoke',
  'sign-out',
  'sign-in',
  'switch',
  'close',
  'suspend',
  'throw',
] as const;
export type ActionKind = (typeof actionKinds)[number];

export interface Plan {
  tabs: number;
  actions: readonly { kind: ActionKind; tab: number; at: number }[];
  locks: LockMode;
  /** Maximum delay of a storage message, in milliseconds. */
  storageDelay: number;
  /** If true, the server accepts a replaced refresh token until a new token is used. */
  repeatsRefresh: boolean;
  /** If false, reporting the error of a listener throws, too. */
  reportsErrors: boolean;
  /** Returns the next number in [0, 1). */
  random: () => number;
}

interface SentRequest {
  url: string;
  tab: number;
  /** The user who sent it. */
  user: number | undefined;
  sentAt: number;
  settled: number;
  /** The user to whom the server responded. */
  respondedTo?: number;
  abortedAt?: number;
  settledAt?: number;
  abort: () => void;
}

/** Duration of a request that is sent three times and waits for a lock and two refreshes, in milliseconds. */
const maxDuration = 150_000;

function transitOf({ random, locks, actions }: Plan): Transit {
  const roll = random() * 100;
  const fate = roll < 2 ? 'lost' : roll < 4 ? 'undelivered' : roll < 6 ? 'failed' : roll < 7 ? 'proxied' : 'delivered';
  // Without locks, a tab can't detect that another one is still waiting for its new tokens.
  const canWait = locks === 'granted' && !actions.some(({ kind }) => kind === 'suspend');
  const delay = canWait && random() < 0.1 ? 20_000 : 150;
  return { fate, there: 1 + random() * 150, back: 1 + random() * delay };
}

function createWorld(pages: readonly Page[], plan: Plan) {
  const server: RotatingServer = createRotatingServer(
    time,
    () => (world.isCalm ? { fate: 'delivered', there: 1, back: 1 } : transitOf(plan)),
    plan.repeatsRefresh,
  );
  const locks = createVirtualLocks(time, plan.locks, () => 0.1 + plan.random() * 5);
  const world = {
    plan,
    pages: pages.slice(0, plan.tabs),
    server,
    locks,
    clients: pages
      .slice(0, plan.tabs)
      .map((page, tab) => page.createHttpClient({ adapter: server.adapterOf(tab), locks: locks.of(tab) })),
    /** If true, requests are neither lost nor delayed. */
    isCalm: true,
    living: new Set(Array.from({ length: plan.tabs }, (_, tab) => tab)),
    requests: [] as SentRequest[],
    problems: [] as string[],
    /** Functions that remove the listeners. */
    stops: [] as (() => void)[],
    /** The session that was started last. */
    last: { session: undefined as Session | undefined, user: 0, at: 0 },
    isSignedOut: false,
  };
  return world;
}
type World = ReturnType<typeof createWorld>;

function signIn(world: World, tab: number) {
  const { last, plan, server } = world;
  const user = last.user > 0 && plan.random() < 0.3 ? last.user : last.user + 1;
  const response = server.signIn(user);
  world.last = { session: server.sessionOf(response.token), user, at: time.now };
  world.isSignedOut = false;
  world.pages[tab]!.startSession(response);
}

function signOut(world: World, tab: number) {
  const { token, refreshToken } = world.pages[tab]!.readCredentials();
  const headers = { Authorization: `Bearer ${token}` };
  world.isSignedOut = true;
  world.clients[tab]!.post('/jwt/logout', { refreshToken }, { headers }).catch(() => undefined);
  world.pages[tab]!.endSession('signed-out');
}

/** Adds a problem if the tab ends a session that the server honors. */
function watchSession(world: World, tab: number) {
  const { plan, problems, server } = world;
  const page = world.pages[tab]!;
  let session: Session | undefined;
  world.stops.push(
    page.onCredentialsChange(() => {
      session = server.sessionOf(page.readCredentials().token) ?? session;
    }),
    page.onSessionEnd((reason) => {
      if (reason !== 'expired') return;
      if (session && server.honors(session)) problems.push(`tab ${tab} ended a session that the server honors`);
      // The latest sign-in has not reached this tab, so the end of its earlier session can remove the new tokens.
      if (session !== world.last.session && time.now - world.last.at <= 3 * plan.storageDelay) world.isSignedOut = true;
    }),
  );
}

function sendRequest({ requests, pages, clients, server, problems }: World, tab: number): SentRequest {
  const controller = new AbortController();
  const url = `/${requests.length}`;
  const page = pages[tab]!;
  const user = page.readSession().user?.id;
  const sent: SentRequest = { url, tab, user, sentAt: time.now, settled: 0, abort: () => controller.abort() };
  requests.push(sent);
  const settle = () => {
    sent.settled += 1;
    sent.settledAt = time.now;
  };
  clients[tab]!.post<{ user: number }>(url, { url }, { signal: controller.signal }).then(
    ({ data }) => {
      settle();
      sent.respondedTo = data.user;
      if (user && page.readSession().user?.id !== user) problems.push(`request ${url} got data after its session`);
    },
    (error: AxiosError) => {
      settle();
      const [token = '', ...replays] = server.sent.get(url) ?? [];
      const current = page.readCredentials().token;
      const isRenewed = current && current !== token && server.sessionOf(current) === server.sessionOf(token);
      if (error.response?.status === 401 && isRenewed && replays.length === 0)
        problems.push(`request ${url} was not replayed with the new token`);
    },
  );
  return sent;
}

/** Runs a task whose listeners may throw. */
function runSafely(task: () => void) {
  try {
    task();
  } catch (error) {
    if (!reporter.throws) throw error;
  }
}

function createActions(world: World): Record<ActionKind, (tab: number) => void> {
  const { plan, pages, clients, server, locks, living, requests, stops } = world;
  let nextSignIn = 0;
  const act: Record<ActionKind, (tab: number) => void> = {
    request: (tab) => void sendRequest(world, tab),
    abort(tab) {
      const pending = requests.findLast((sent) => sent.tab === tab && sent.settled === 0);
      if (!pending) return;
      pending.abortedAt = time.now;
      pending.abort();
    },
    renew: (tab) => void pages[tab]!.refreshAhead(clients[tab]!, { locks: locks.of(tab) }).catch(() => undefined),
    expire: () => world.last.session && server.expire(world.last.session),
    revoke: () => world.last.session && server.end(world.last.session),
    'sign-out': (tab) => pages[tab]!.isSignedIn() && signOut(world, tab),
    'sign-in'(tab) {
      if (pages[tab]!.isSignedIn() || time.now < nextSignIn) return;
      // Users sign in in one tab at a time, and only after a sign-out has reached all tabs and their removals have
      // arrived: storage can't distinguish a late removal from a new one.
      nextSignIn = time.now + 9 * plan.storageDelay;
      time.add(6 * plan.storageDelay, tab, () => runSafely(() => pages[tab]!.isSignedIn() || signIn(world, tab)));
    },
    switch(tab) {
      act['sign-out'](tab);
      act['sign-in'](tab);
    },
    close(tab) {
      act.suspend(tab);
      if (time.isStopped(tab)) locks.drop(tab);
    },
    suspend(tab) {
      if (living.size === 1) return;
      living.delete(tab);
      time.stop(tab);
    },
    throw(tab) {
      const fail = () => {
        throw new Error('listener');
      };
      stops.push(pages[tab]!.onSessionEnd(fail), pages[tab]!.onCredentialsChange(fail));
      // A write whose subscribers throw is only completed if the errors can be reported.
      reporter.throws = !plan.reportsErrors;
      if (plan.reportsErrors) stops.push(store.sub(pages[tab]!.sessionAtom, fail));
    },
  };
  return act;
}

/** Adds a problem for each rule that the finished requests break. */
function checkRequests({ requests, living, server, problems }: World) {
  for (const { url, tab, user, sentAt, settled, respondedTo, abortedAt, settledAt } of requests) {
    if (settledAt && settledAt - sentAt > maxDuration) problems.push(`request ${url} took ${settledAt - sentAt} ms`);
    if (living.has(tab) && settled !== 1) problems.push(`request ${url} settled ${settled} times`);
    if (respondedTo !== undefined && respondedTo !== user) problems.push(`request ${url} got another user's data`);
    if ((server.handled.get(url) ?? 0) > 1) problems.push(`request ${url} was handled twice`);
    if (abortedAt !== undefined && settledAt !== abortedAt) problems.push(`request ${url} was aborted late`);
  }
}

/** Adds a problem for each tab that is signed in after a sign-out, or has lost a session that the server honors. */
async function checkSession(world: World) {
  const { last, pages, plan, living, server, problems } = world;
  for (const tab of world.isSignedOut ? living : []) {
    // Skip the storage check if a tab was closed: it can't remove the tokens that it stored.
    const token = living.size === plan.tabs && storage.areas[tab]?.getItem('token');
    if (token || pages[tab]!.isSignedIn()) problems.push(`tab ${tab} is still signed in`);
  }
  if (world.isSignedOut || !last.session || !server.honors(last.session)) return;
  for (const tab of living) {
    const probe = time.runIn(tab, () => sendRequest(world, tab));
    await time.runAll();
    if (probe.respondedTo !== last.user) problems.push(`tab ${tab} lost a session that the server honors`);
  }
}

/** Ends everything that is pending, to leave no state in the modules. */
async function cleanUp({ stops, locks, pages }: World) {
  for (const stop of stops) stop();
  time.resumeAll();
  locks.rejectAll();
  await time.runAll();
  for (const [tab, page] of pages.entries()) time.runIn(tab, () => page.endSession('signed-out'));
  await time.runAll();
  time.reset();
}

/** Returns a function that runs a plan and resolves to the rules that were broken. */
export async function createTabSimulation() {
  const pages = await loadPages();
  // Formatting the stacks of all rejections takes a fifth of the time.
  Error.stackTraceLimit = 0;

  return async function simulate(plan: Plan): Promise<string[]> {
    const world = createWorld(pages, plan);
    const act = createActions(world);
    storage.reset(plan.tabs);
    storage.delay = () => 0;
    for (const tab of world.living) time.runIn(tab, () => watchSession(world, tab));
    time.runIn(0, () => signIn(world, 0));
    await time.runAll();

    world.isCalm = false;
    storage.delay = () => plan.random() * plan.storageDelay;
    for (const action of plan.actions) {
      const tab = action.tab % plan.tabs;
      time.add(action.at, tab, () => world.living.has(tab) && runSafely(() => act[action.kind](tab)));
    }
    await time.runAll();
    checkRequests(world);

    world.isCalm = true;
    reporter.throws = false;
    await checkSession(world);
    await cleanUp(world);
    return world.problems;
  };
}
