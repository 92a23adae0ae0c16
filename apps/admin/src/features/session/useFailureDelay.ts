import { useEffect, useState } from 'react';

const failuresBeforeDelay = 5;
const delaySeconds = 15;

/** After five failures in a row, counts down the seconds until the next attempt (pages.md 7). */
export function useFailureDelay() {
  const [failures, setFailures] = useState(0);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return {
    seconds,
    fail() {
      setFailures(failures + 1);
      if (failures + 1 >= failuresBeforeDelay) setSeconds(delaySeconds);
    },
    reset: () => setFailures(0),
  };
}
