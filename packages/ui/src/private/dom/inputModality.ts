let modality: 'keyboard' | 'pointer' | undefined;
let isTracking = false;

const modifiers = new Set(['Alt', 'AltGraph', 'Control', 'Meta', 'Shift']);

/** Starts tracking the last kind of input on the page. */
export function trackInputModality() {
  if (isTracking) return;
  isTracking = true;
  const usePointer = () => {
    modality = 'pointer';
  };
  const useKeyboard = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (!modifiers.has(key) && !ctrlKey && !metaKey && !altKey) modality = 'keyboard';
  };
  const options = { capture: true, passive: true };
  for (const type of ['pointerdown', 'pointermove', 'mousedown', 'mousemove'])
    document.addEventListener(type, usePointer, options);
  for (const type of ['keydown', 'keyup'] as const) document.addEventListener(type, useKeyboard, options);
}

/** Returns the last kind of input, or undefined before the first. */
export const inputModality = () => modality;
