/** What is carried: one that a script makes allows nothing and forgets its files' entries, so these parts are its own. */
function carried(parts: PropertyDescriptorMap = {}) {
  return Object.defineProperties(new DataTransfer(), {
    effectAllowed: { value: 'all', writable: true },
    dropEffect: { value: 'none', writable: true },
    ...parts,
  });
}

/** What the events of one drag share. */
function sender(dataTransfer: DataTransfer) {
  return (type: string, target: Element, [clientX, clientY]: readonly [number, number]) =>
    target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, composed: true, clientX, clientY, dataTransfer }),
    );
}

const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Share of the way down an element, at its middle. */
function placeIn(element: Element, down: number) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height * down] as const;
}

/** The events that a browser sends when one element is dragged onto another. */
export async function dragOnto(from: Element, to: Element, down = 0.5): Promise<void> {
  const send = sender(carried());
  send('dragstart', from, placeIn(from, 0.5));
  await frames();
  const place = placeIn(to, down);
  for (const type of ['dragenter', 'dragover']) {
    send(type, to, place);
    await frames();
  }
  send('drop', to, place);
  send('dragend', from, place);
}

/** A long press of a finger that carries one element onto another: the browser's own in the test run, elsewhere its events. */
export async function dragByFinger(from: Element, to: Element, down = 0.5): Promise<void> {
  if (!globalThis.larderTouch) return dragOnto(from, to, down);
  return globalThis.larderTouch.carry(placeIn(from, 0.5), placeIn(to, down));
}

/** The events that a browser sends when files are dropped on an element. */
export async function dropFiles(to: Element, files: readonly File[]): Promise<void> {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  const send = sender(carried({ items: { value: items }, types: { value: ['Files'] } }));
  for (const type of ['dragenter', 'dragover']) {
    send(type, to, placeIn(to, 0.5));
    await frames();
  }
  send('drop', to, placeIn(to, 0.5));
}
