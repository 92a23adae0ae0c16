import { VisuallyHidden } from '@larder/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
<<<<<<< HEAD
 * After a navigation to another page, moves focus to the page's `h1`, or to the element with `data-route-focus`, and
 * announces the title.
=======
 * After a navigation to another page, moves focus to the page's `h1`, or to the field that a sign-in page marks with
 * `data-initial-focus`, and announces the title.
>>>>>>> bd0c002b (Add the sign-in family in two looks)
 * Ignores navigations that change only search parameters.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
<<<<<<< HEAD
        const main = document.querySelector('main');
        const target = main?.querySelector<HTMLElement>('[data-route-focus]') ?? main?.querySelector<HTMLElement>('h1');
        target?.focus({ preventScroll: true });
=======
        const first = document.querySelector<HTMLElement>('main [data-initial-focus]');
        (first ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
>>>>>>> bd0c002b (Add the sign-in family in two looks)
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
