import { useServerStatus } from '@larder/domain';
import { useEffect, useEffectEvent } from 'react';
import { useCountdown } from '../../hooks/useCountdown';

/** Interval between two checks, in seconds. */
const interval = 30;

/** Checks every 30 s whether the server is available, until it is. */
export function useServerCheck() {
  const { isSuccess, isFetching, refetch } = useServerStatus();
  const { seconds, start } = useCountdown(interval);
  const check = useEffectEvent(async () => {
    await refetch();
    start(interval);
  });
  const isDue = seconds === 0 && !isSuccess;
  useEffect(() => {
    if (isDue) void check();
  }, [isDue]);
  return { isAvailable: isSuccess, isChecking: isFetching, secondsLeft: seconds };
}
