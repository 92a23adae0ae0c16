import axe from 'axe-core';

/** Stories have no landmarks, and their headings follow those of the gallery. */
const rulesOfPages = ['region', 'heading-order', 'page-has-heading-one'];

// axe runs once at a time, so a check waits for the one before.
let last: Promise<unknown> = Promise.resolve();

/** Checks a shown story with axe, and returns the violations. */
export function checkStory(id: string): Promise<axe.Result[]> {
  const result = last.then(async () => {
    const stage = document.getElementById(id)!.querySelector('[data-stage]')!;
    const rules = Object.fromEntries(rulesOfPages.map((rule) => [rule, { enabled: false }]));
    return (await axe.run(stage, { rules, resultTypes: ['violations'] })).violations;
  });
  last = result.catch(() => undefined);
  return result;
}
