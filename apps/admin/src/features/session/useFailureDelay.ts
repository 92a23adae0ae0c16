import { useEffect, useState } from 'react';

const failuresBeforeDelay = 5;
const delay = 15_000;

/** After five failures in a row, counts down the seconds until the next attempt. */
export function useFailureDelay() {
  const [failures, setFailures] = useState(0);
  const [until, setUntil] = useState(0);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    // Uses the clock, because browsers throttle timers in background tabs.
    const tick = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      tick();
      if (until <= Date.now()) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return {
    seconds,
    fail() {
      setFailures(failures + 1);
      if (failures + 1 >= failuresBeforeDelay) setUntil(Date.now() + delay);
    },
    reset: () => setFailures(0),
  };
}
