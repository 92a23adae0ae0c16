import { importChunk } from '@larder/ui/lazy';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useAppearance } from './useAppearance';

/**
 * Applies the settings in the URL (`ui=`) for this visit and removes them from the URL,
 * so that later changes by the user are not overwritten.
 */
export function useAppearanceLink() {
  const router = useRouter();
  const { applyForVisit } = useAppearance();
  const take = useEffectEvent(async () => {
    const address = new URL(window.location.href);
    const text = address.searchParams.get('ui');
    if (text === null) return;
    address.searchParams.delete('ui');
    router.history.replace(`${address.pathname}${address.search}${address.hash}`);
    const { parseAppearance } = await importChunk(() => import('./appearanceLink'));
    applyForVisit(parseAppearance(text));
  });
  useEffect(() => void take(), []);
}
