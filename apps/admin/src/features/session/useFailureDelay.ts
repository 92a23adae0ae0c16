import { useState } from 'react';
import { useCountdown } from '../../hooks/useCountdown';

const failuresBeforeDelay = 5;
/** Delay in seconds. */
const delay = 15;

/** After five failures in a row, counts down the seconds until the next attempt. */
export function useFailureDelay() {
  const [failures, setFailures] = useState(0);
  const { seconds, start } = useCountdown();
  return {
    seconds,
    fail() {
      setFailures(failures + 1);
      if (failures + 1 >= failuresBeforeDelay) start(delay);
    },
    reset: () => setFailures(0),
  };
}
