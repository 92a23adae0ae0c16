/** Creates a writable DataTransfer: one created by a script ignores effects and file entries. */
function createDataTransfer(parts: PropertyDescriptorMap = {}) {
  return Object.defineProperties(new DataTransfer(), {
    effectAllowed: { value: 'all', writable: true },
    dropEffect: { value: 'none', writable: true },
    ...parts,
  });
}

function sender(dataTransfer: DataTransfer) {
  return (type: string, target: Element, [clientX, clientY]: readonly [number, number]) =>
    target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, composed: true, clientX, clientY, dataTransfer }),
    );
}

const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Returns a point at the horizontal center of an element; `down` is the fraction of its height, 0 to 1. */
function pointIn(element: Element, down: number) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height * down] as const;
}

/** Dispatches the events of dragging one element onto another. */
export async function dragOnto(from: Element, to: Element, down = 0.5): Promise<void> {
  const send = sender(createDataTransfer());
  send('dragstart', from, pointIn(from, 0.5));
  await frames();
  const place = pointIn(to, down);
  for (const type of ['dragenter', 'dragover']) {
    send(type, to, place);
    await frames();
  }
  send('drop', to, place);
  send('dragend', from, place);
}

/**
 * Drags an element onto another by touch: with the browser's driver in the test run, otherwise with synthetic
 * events.
 */
export async function touchDrag(from: Element, to: Element, down = 0.5): Promise<void> {
  if (!globalThis.larderTouch) return dragOnto(from, to, down);
  return globalThis.larderTouch.carry(pointIn(from, 0.5), pointIn(to, down));
}

/** Dispatches the events of dropping files on an element. */
export async function dropFiles(to: Element, files: readonly File[]): Promise<void> {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  const send = sender(createDataTransfer({ items: { value: items }, types: { value: ['Files'] } }));
  for (const type of ['dragenter', 'dragover']) {
    send(type, to, pointIn(to, 0.5));
    await frames();
  }
  send('drop', to, pointIn(to, 0.5));
}
