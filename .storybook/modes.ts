import axe from 'axe-core';
import { afterEach } from 'vitest';
import { forcedFindings, type SystemColors } from './forcedColors';

/** The part of a story context that the audit needs. */
interface AuditedStory {
  parameters: {
    a11y?: { test?: string; disable?: boolean; options?: axe.RunOptions; config?: axe.Spec };
    systemColors?: SystemColors;
  };
  title: string;
  name: string;
  tags: string[];
  /** Globals set by the story itself; missing in Storybook's type. */
  storyGlobals?: Record<string, unknown>;
}

declare global {
  /** Set in tests only. `preview.tsx` calls it after each story and its play function. */
  var larderAuditModes: ((story: AuditedStory) => Promise<void>) | undefined;
}

interface Mode {
  skin?: string;
  dir?: 'rtl';
  lang?: string;
  viewport?: readonly [width: number, height: number];
  /** Rules to run. @default all */
  rules?: string[];
}

/** Rules that depend on layout and colors. All others depend on names, roles and attributes only. */
const visualRules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/**
 * Modes in addition to light, left to right and desktop, which the a11y addon audits. Skin and direction change only
 * colors and positions, so one audit covers both. On a narrow page other content is visible, so all rules run again;
 * 390 px also equals 780 px at 200% zoom (WCAG 1.4.4).
 */
const modes: Record<string, Mode> = {
  'dark, right to left': { skin: 'dark', dir: 'rtl', lang: 'ar', rules: visualRules },
  'phone 390': { viewport: [390, 844] },
};

// Disable transitions, so axe doesn't sample a mid-transition color.
const noTransitions = document.createElement('style');
noTransitions.textContent = '*, *::before, *::after { transition: none !important; }';

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function settle() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

function describeViolation(mode: string, { help, nodes }: axe.Result) {
  const places = nodes
    .slice(0, 3)
    .map((node) => `    ${node.target.join(' ')}: ${node.failureSummary?.split('\n').at(-1)?.trim() ?? ''}`);
  return [`  ${mode}: ${help}`, ...places].join('\n');
}

/** Limits axe to these rules, except those that the story disables. */
function only(rules: string[], options: axe.RunOptions): axe.RunOptions {
  const values = rules.filter((rule) => options.rules?.[rule]?.enabled !== false);
  return { runOnly: { type: 'rule', values }, resultTypes: options.resultTypes };
}

/** The iframe of the story. Resizing it is faster than resizing the window. */
const storyFrame = window.frameElement as HTMLElement;

function resize([width, height]: readonly [width: number, height: number]) {
  storyFrame.style.width = `${width}px`;
  storyFrame.style.height = `${height}px`;
  if (window.innerWidth !== width)
    throw new Error(`The story's iframe is ${window.innerWidth} px wide instead of ${width} px.`);
}

const isTooWide = ({ scrollWidth, clientWidth } = document.documentElement) => scrollWidth > clientWidth;

/** Waits until the page fits, for at most 3 s: components that depend on the width render again after a resize. */
async function layout() {
  const end = performance.now() + 3000;
  while (isTooWide() && performance.now() < end) await frame();
}

/**
 * Returns one line for each axe violation in a mode.
 *
 * @param fits If true, also reports horizontal scrolling of the page.
 */
async function audit(name: string, { skin, dir, lang, viewport, rules }: Mode, options: axe.RunOptions, fits: boolean) {
  const root = document.documentElement;
  const before = { skin: root.dataset.skin, dir: root.dir, lang: root.lang, frame: storyFrame.style.cssText };
  if (skin) root.dataset.skin = skin;
  if (dir) root.dir = dir;
  if (lang) root.lang = lang;
  if (viewport) resize(viewport);
  try {
    // If the story has scrolled, the sticky navbar would cover content.
    window.scrollTo(0, 0);
    await frame();
    settle();
    if (fits) await layout();
    const { violations } = await axe.run(document.body, rules ? only(rules, options) : options);
    const findings = violations.map((violation) => describeViolation(name, violation));
    if (fits && isTooWide())
      findings.push(`  ${name}: the page is ${root.scrollWidth} px wide and scrolls horizontally`);
    return findings;
  } finally {
    root.dataset.skin = before.skin;
    root.dir = before.dir;
    root.lang = before.lang;
    if (viewport) {
      storyFrame.style.cssText = before.frame;
      await frame();
    }
  }
}

const isPage = ({ title }: AuditedStory) => title.startsWith('Pages/');

/**
 * Returns true if a story sets a mode itself (`Dark`, `RightToLeft`, `Narrow`). It is then audited in that mode only.
 */
const setsMode = ({ storyGlobals = {} }: AuditedStory) =>
  Object.entries(storyGlobals).some(
    ([name, value]) => name !== 'viewport' || (value as { value?: string }).value !== 'desk',
  );

/** Stories of one page have similar layouts, so only `Default` and those tagged `every-mode` run in all modes. */
const runsInAllModes = (story: AuditedStory) =>
  !setsMode(story) && (!isPage(story) || story.name === 'Default' || story.tags.includes('every-mode'));

/** Checks forced colors and reduced motion in the main stories of a component and in those with `systemColors`. */
async function forced({ title, name, parameters }: AuditedStory) {
  const isMain = /^(Components|Patterns|Charts|Table)\//.test(title) && /^(Default|Matrix|States|Open)$/.test(name);
  if (!isMain && !parameters.systemColors) return;
  const findings = await forcedFindings(noTransitions, parameters.systemColors);
  noTransitions.remove();
  if (findings.length > 0) throw new Error(`Forced colors and reduced motion:\n  ${findings.join('\n  ')}`);
}

globalThis.larderAuditModes = async (story) => {
  const { parameters } = story;
  const { a11y } = parameters;
  if (a11y?.disable || a11y?.test !== 'error' || !runsInAllModes(story)) return;
  axe.reset();
  if (a11y.config) axe.configure(a11y.config);
  // Only pages have landmarks.
  const rules: axe.RuleObject = { region: { enabled: isPage(story) } };
  const options: axe.RunOptions = {
    ...a11y.options,
    rules: { ...rules, ...a11y.options?.rules },
  };
  document.head.append(noTransitions);
  const findings: string[] = [];
  try {
    for (const [name, mode] of Object.entries(modes))
      findings.push(...(await audit(name, mode, options, isPage(story))));
  } finally {
    noTransitions.remove();
  }
  if (findings.length > 0)
    throw new Error(`axe found ${findings.length} violations in other modes:\n${findings.join('\n')}`);
  await forced(story);
};

// Drop passed rules from the addon's report, because they make it very large.
afterEach(({ task }) => {
  const { reports = [] } = task.meta as { reports?: { result: Partial<axe.AxeResults> }[] };
  for (const { result } of reports) {
    delete result.passes;
    delete result.incomplete;
    delete result.inapplicable;
  }
});

// Story files share a page. Remove the live region, or the next story could mistake it for a toast.
afterEach(() => {
  for (const region of document.querySelectorAll('body > [role][data-live-announcer]')) region.remove();
});
