import { useEffect, useState } from 'react';

/** Counts down the seconds until a moment, such as when a code can be sent again. */
export function useCountdown(initial = 0) {
  const [until, setUntil] = useState(() => (initial > 0 ? Date.now() + initial * 1000 : 0));
  const [seconds, setSeconds] = useState(initial);
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
  return { seconds, start: (duration: number) => setUntil(Date.now() + duration * 1000) };
}
