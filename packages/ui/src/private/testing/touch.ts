import { userEvent, waitFor } from 'storybook/test';

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
}

/** A finger that rests on an element until something has come of it: the browser's own in the test run, elsewhere its events. */
export async function holdByFinger(element: Element, until: () => void): Promise<void> {
  const wait = () => waitFor(until);
  if (globalThis.larderTouch) return globalThis.larderTouch.hold(middleOf(element), wait);
  await userEvent.pointer({ keys: '[TouchA>]', target: element });
  await wait();
  await userEvent.pointer({ keys: '[/TouchA]' });
}

/** A finger that touches an element and leaves it. */
export async function tapByFinger(element: Element): Promise<void> {
  return holdByFinger(element, () => {});
}
