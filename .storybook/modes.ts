import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach } from 'vitest';
import { forcedFindings } from './forcedColours';

/** What of a story's context the audit needs. */
interface AuditedStory {
  parameters: { a11y?: { test?: string; disable?: boolean; options?: axe.RunOptions; config?: axe.Spec } };
  title: string;
  name: string;
  tags: string[];
  /** What the story itself sets: a skin, a direction, a viewport. The type of a context does not know it. */
  storyGlobals?: Record<string, unknown>;
}

declare global {
  /** Set in the test run alone; `preview.tsx` calls it after each story and its play function. */
  var larderAuditModes: ((story: AuditedStory) => Promise<void>) | undefined;
}

// A part that is loaded when it is asked for may take longer than the second of the library's own on a busy machine.
configure({ asyncUtilTimeout: 8000 });

interface Mode {
  skin?: string;
  dir?: 'rtl';
  lang?: string;
  viewport?: readonly [width: number, height: number];
  /** The rules to run; all when absent. */
  rules?: string[];
}

/** What axe reads off the drawing; every other rule reads names, roles and attributes. */
const drawn = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/**
 * The modes beside the one the story ran in (light, left to right, desk), which the a11y addon audits in full.
 * Skin and direction are attributes of the root element, which change colours and places and nothing else: one
 * reading of the drawing serves both. A narrow page hides and shows, so there every rule runs again; 390 pixels are
 * also what a window of 780 shows at 200 % zoom (WCAG 1.4.4).
 */
const modes: Record<string, Mode> = {
  'dark, right to left': { skin: 'dark', dir: 'rtl', lang: 'ar', rules: drawn },
  'phone 390': { viewport: [390, 844] },
};

// A colour half way between two skins is nobody's colour.
const still = document.createElement('style');
still.textContent = '*, *::before, *::after { transition: none !important; }';

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function settle() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

function sentence(mode: string, { help, nodes }: axe.Result) {
  const places = nodes
    .slice(0, 3)
    .map((node) => `    ${node.target.join(' ')}: ${node.failureSummary?.split('\n').at(-1)?.trim() ?? ''}`);
  return [`  ${mode}: ${help}`, ...places].join('\n');
}

/** Of rules those that the story has not switched off. */
function only(rules: string[], options: axe.RunOptions): axe.RunOptions {
  const values = rules.filter((rule) => options.rules?.[rule]?.enabled !== false);
  return { runOnly: { type: 'rule', values }, resultTypes: options.resultTypes };
}

/** The frame a story is tested in. To ask the browser for another window takes it longer than to read the page. */
const storyFrame = window.frameElement as HTMLElement;

function resize([width, height]: readonly [width: number, height: number]) {
  storyFrame.style.width = `${width}px`;
  storyFrame.style.height = `${height}px`;
  if (window.innerWidth !== width)
    throw new Error(`The frame of the story is ${window.innerWidth} wide, not ${width}.`);
}

async function audit(name: string, { skin, dir, lang, viewport, rules }: Mode, options: axe.RunOptions) {
  const root = document.documentElement;
  const before = { skin: root.dataset.skin, dir: root.dir, lang: root.lang, frame: storyFrame.style.cssText };
  if (skin) root.dataset.skin = skin;
  if (dir) root.dir = dir;
  if (lang) root.lang = lang;
  if (viewport) resize(viewport);
  try {
    await frame();
    settle();
    const { violations } = await axe.run(document.body, rules ? only(rules, options) : options);
    return violations.map((violation) => sentence(name, violation));
  } finally {
    root.dataset.skin = before.skin;
    root.dir = before.dir;
    root.lang = before.lang;
    if (viewport) {
      storyFrame.style.cssText = before.frame;
      // The next reading finds what follows the width as it was.
      await frame();
    }
  }
}

/**
 * Whether a story is read in the other modes too. One that stands in a mode of its own (`Dark`, `RightToLeft`, `Narrow`)
 * was audited there in full; a page's states differ by what they say, so its first story
 * speaks for all, and those tagged `every-mode`.
 */
const isReadAgain = ({ title, name, tags, storyGlobals = {} }: AuditedStory) =>
  Object.keys(storyGlobals).length === 0 &&
  (!title.startsWith('Pages/') || name === 'Default' || tags.includes('every-mode'));

/** Forced colours and reduced motion, for the story that shows the most of a component. */
async function forced({ title, name }: AuditedStory) {
  if (!/^(Components|Patterns|Charts|Table)\//.test(title) || !/^(Default|Matrix|States|Open)$/.test(name)) return;
  const findings = await forcedFindings(still);
  still.remove();
  if (findings.length > 0) throw new Error(`Forced colours and reduced motion:\n  ${findings.join('\n  ')}`);
}

globalThis.larderAuditModes = async (story) => {
  const { parameters, title } = story;
  const { a11y } = parameters;
  if (a11y?.disable || a11y?.test !== 'error' || !isReadAgain(story)) return;
  axe.reset();
  if (a11y.config) axe.configure(a11y.config);
  // A component on its own stands in no landmark; a page does.
  const rules: axe.RuleObject = { region: { enabled: title.startsWith('Pages/') } };
  const options: axe.RunOptions = {
    ...a11y.options,
    rules: { ...rules, ...a11y.options?.rules },
  };
  document.head.append(still);
  const findings: string[] = [];
  try {
    for (const [name, mode] of Object.entries(modes)) findings.push(...(await audit(name, mode, options)));
  } finally {
    still.remove();
  }
  if (findings.length > 0)
    throw new Error(`axe found ${findings.length} violations in other modes:\n${findings.join('\n')}`);
  await forced(story);
};

// The addon hands its whole report on: of what passes and of what there is none it is larger than the page.
afterEach(({ task }) => {
  const { reports = [] } = task.meta as { reports?: { result: Partial<axe.AxeResults> }[] };
  for (const { result } of reports) {
    delete result.passes;
    delete result.incomplete;
    delete result.inapplicable;
  }
});

// Files share a page: where our announcer has spoken, its region would be taken for a toast of the next.
afterEach(() => {
  for (const region of document.querySelectorAll('body > [role][data-live-announcer]')) region.remove();
});
