import { VisuallyHidden } from '@larder/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * After a navigation to another page, moves focus to the page's `h1` and announces the title.
 * Ignores navigations that change only search parameters.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        const heading = document.querySelector<HTMLElement>('main h1');
        heading?.focus({ preventScroll: true });
        setTitle(document.title);
      }),
    [router],
  );
  return (
    <VisuallyHidden as="p" aria-live="polite" role="status">
      {title}
    </VisuallyHidden>
  );
}
