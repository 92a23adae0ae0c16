import { cdp } from 'vitest/browser';

type Point = readonly [x: number, y: number];

declare global {
  /** Set in the test run alone: what a browser does of a finger, none of it written by hand. */
  var larderFinger:
    | {
        /** Lifts by a long press, carries, puts down. */
        carry: (from: Point, to: Point) => Promise<void>;
        /** Rests on a place until something has come of it. */
        hold: (place: Point, until: () => Promise<void>) => Promise<void>;
      }
    | undefined;
}

/** A place of this document in the window that the browser knows. */
function inWindow([x, y]: Point) {
  const { left = 0, top = 0, width = window.innerWidth } = window.frameElement?.getBoundingClientRect() ?? {};
  const scale = width / window.innerWidth;
  return { x: left + x * scale, y: top + y * scale };
}

// A press that becomes a drag is not answered any more.
const mouse = (type: 'mousePressed' | 'mouseReleased', place: { x: number; y: number }) =>
  void cdp()
    .send('Input.dispatchMouseEvent', { type, ...place, button: 'left', buttons: 1, clickCount: 1 })
    .catch(() => {});

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

let isListening = false;
let tell: ((drag: { data: never }) => void) | undefined;

/** What the browser made of the press: the long press is its own, so are the events of the touch and of the drag's start. */
function lifted() {
  if (!isListening) cdp().on('Input.dragIntercepted', (drag) => tell?.(drag as never));
  isListening = true;
  return new Promise<{ data: never }>((resolve, reject) => {
    tell = resolve;
    setTimeout(() => reject(new Error('A long press of a finger lifted nothing.')), 10_000);
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
    const lift = lifted();
    mouse('mousePressed', inWindow(from));
    const { data } = await lift;
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', { type, ...inWindow(to), data });
      await drawn();
    }
  } finally {
    mouse('mouseReleased', inWindow(to));
    await session.send('Input.setInterceptDrags', { enabled: false });
    await touch(false);
  }
}

globalThis.larderFinger = { carry, hold };
