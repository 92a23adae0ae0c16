import { VisuallyHidden } from '@larder/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * After a navigation to another page, moves focus to the page's `h1`, or to the element with `data-route-focus`, and
 * announces the title.
 * Ignores navigations that change only search parameters.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        const main = document.querySelector('main');
        const target = main?.querySelector<HTMLElement>('[data-route-focus]') ?? main?.querySelector<HTMLElement>('h1');
        target?.focus({ preventScroll: true });
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
