import { userEvent, waitFor } from 'storybook/test';

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
}

/**
 * Touches an element until `until` passes: with the browser's driver in the test run, otherwise with synthetic
 * events.
 */
export async function longPress(element: Element, until: () => void): Promise<void> {
  const wait = () => waitFor(until);
  if (globalThis.larderTouch) return globalThis.larderTouch.hold(middleOf(element), wait);
  await userEvent.pointer({ keys: '[TouchA>]', target: element });
  await wait();
  await userEvent.pointer({ keys: '[/TouchA]' });
}

export async function touchTap(element: Element): Promise<void> {
  return longPress(element, () => {});
}
