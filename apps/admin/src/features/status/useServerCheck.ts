import { serverNow, useServerStatus } from '@larder/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSecondsNow } from './useSecondsNow';

const interval = 30_000;

/** Checks every 30 s whether the server is available, until it is. */
export function useServerCheck() {
  const { isSuccess, isFetching, refetch } = useServerStatus();
  const now = useSecondsNow().getTime();
  const [checkedAt, setCheckedAt] = useState(now);
  const check = useEffectEvent(async () => {
    await refetch();
    setCheckedAt(serverNow().getTime());
  });
  useEffect(() => {
    if (isSuccess) return undefined;
    const timer = setTimeout(() => void check(), interval);
    return () => clearTimeout(timer);
  }, [checkedAt, isSuccess]);
  return {
    isAvailable: isSuccess,
    isChecking: isFetching,
    secondsLeft: Math.max(0, Math.ceil((checkedAt + interval - now) / 1000)),
  };
}
