import { useCurrentRestaurant } from '@larder/domain';
import { useEffect } from 'react';

/** Sets `<page> · <current restaurant> · Larder` (pages.md 1.9). */
export function usePageTitle(title: string) {
  const restaurant = useCurrentRestaurant();
  const name = restaurant?.name;
  useEffect(() => {
    document.title = [title, name, 'Larder'].filter(Boolean).join(' · ');
  }, [title, name]);
}
