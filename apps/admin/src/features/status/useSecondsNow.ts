import { serverNow } from '@larder/domain';
import { useEffect, useState } from 'react';

/** Returns the server time, updated every second. */
export function useSecondsNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
