import { useCurrentRestaurant } from '@larder/domain';
import type { WorkPlace } from '@larder/domain/contract';
import { useEffect } from 'react';

/** Sets the document title to `<title> · <restaurant> · Larder`. The restaurant defaults to the current one. */
export function useDocumentTitle(title: string, restaurant?: WorkPlace | null) {
  const current = useCurrentRestaurant();
  const name = (restaurant ?? current)?.name;
  useEffect(() => {
    document.title = [title, name, 'Larder'].filter(Boolean).join(' · ');
  }, [title, name]);
}
