import { cdp } from 'vitest/browser';

type Point = readonly [x: number, y: number];

declare global {
  /** Native touch gestures of the browser, set in tests only. */
  var larderTouch:
    | {
        /** Long-presses at one point, drags to the other and drops. */
        carry: (from: Point, to: Point) => Promise<void>;
        /** Holds a touch until the promise resolves. */
        hold: (place: Point, until: () => Promise<void>) => Promise<void>;
      }
    | undefined;
}

/** Converts a point of this document to the coordinates of the window. */
function inWindow([x, y]: Point) {
  const { left = 0, top = 0, width = window.innerWidth } = window.frameElement?.getBoundingClientRect() ?? {};
  const scale = width / window.innerWidth;
  return { x: left + x * scale, y: top + y * scale };
}

// CDP sends no response when a press becomes a drag.
const mouse = (type: 'mousePressed' | 'mouseReleased', place: { x: number; y: number }) =>
  void cdp()
    .send('Input.dispatchMouseEvent', { type, ...place, button: 'left', buttons: 1, clickCount: 1 })
    .catch(() => {});

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

let isListening = false;
let resolveDrag: ((drag: { data: never }) => void) | undefined;

/** Resolves with the drag that the browser starts after a long press. */
function dragStart() {
  if (!isListening) cdp().on('Input.dragIntercepted', (drag) => resolveDrag?.(drag as never));
  isListening = true;
  return new Promise<{ data: never }>((resolve, reject) => {
    resolveDrag = resolve;
    setTimeout(() => reject(new Error('The long press did not start a drag.')), 10_000);
  });
}

const touch = (enabled: boolean) =>
  cdp().send('Emulation.setEmitTouchEventsForMouse', { enabled, configuration: 'mobile' });

async function hold(place: Point, until: () => Promise<void>) {
  await touch(true);
  try {
    mouse('mousePressed', inWindow(place));
    await until();
  } finally {
    mouse('mouseReleased', inWindow(place));
    await touch(false);
  }
}

async function carry(from: Point, to: Point) {
  const session = cdp();
  await touch(true);
  await session.send('Input.setInterceptDrags', { enabled: true });
  try {
    const started = dragStart();
    mouse('mousePressed', inWindow(from));
    const { data } = await started;
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', { type, ...inWindow(to), data });
      await nextPaint();
    }
  } finally {
    mouse('mouseReleased', inWindow(to));
    await session.send('Input.setInterceptDrags', { enabled: false });
    await touch(false);
  }
}

globalThis.larderTouch = { carry, hold };
