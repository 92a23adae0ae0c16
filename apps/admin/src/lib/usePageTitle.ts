import { useCurrentRestaurant } from '@larder/domain';
import type { WorkPlace } from '@larder/domain/contract';
import { useEffect } from 'react';

/** Sets `<page> · <restaurant> · Larder` (pages.md 1.9): the current one, unless the page shows another. */
export function usePageTitle(title: string, shown?: WorkPlace | null) {
  const current = useCurrentRestaurant();
  const name = (shown ?? current)?.name;
  useEffect(() => {
    document.title = [title, name, 'Larder'].filter(Boolean).join(' · ');
  }, [title, name]);
}
