import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { DemoAccess } from '../../router';

/** Returns the demo accounts and codes once they are loaded. Undefined without the mock API. */
export function useDemoAccess() {
  const router = useRouter();
  const [access, setAccess] = useState<DemoAccess>();
  useEffect(() => {
    let mounted = true;
    void router.options.context.demoAccess().then((loaded) => mounted && setAccess(loaded));
    return () => {
      mounted = false;
    };
  }, [router]);
  return access;
}
