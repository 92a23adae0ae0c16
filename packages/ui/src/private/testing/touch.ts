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
  // Without a setup, each call is a new pointer.
  const user = userEvent.setup();
  await user.pointer({ keys: '[TouchA>]', target: element });
  await wait();
  await user.pointer({ keys: '[/TouchA]' });
}

export async function touchTap(element: Element): Promise<void> {
  return longPress(element, () => {});
}
