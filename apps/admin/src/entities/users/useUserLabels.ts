import { useSession } from '@larder/domain';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';

/** Returns labels of roles, plans and statuses. Unknown values are returned unchanged. */
export function useUserLabels() {
  const { t } = useTranslation();
  return useMemo(() => {
    const label = (group: string) => (value: string) => t(`users.${group}.${value}`, { defaultValue: value });
    return { role: label('roles'), currentPlan: label('plans'), status: label('statuses') };
  }, [t]);
}

/**
 * Returns a function that lists the names of restaurants. Restaurants that the signed-in user can't open are omitted; a
 * dash if none is left.
 */
export function useRestaurantNames() {
  const { workPlaces } = useSession();
  const formats = useFormats();
  return useCallback(
    (ids: readonly string[] = []) => {
      const names = workPlaces.filter(({ _id }) => ids.includes(_id)).map(({ name }) => name);
      return formats.list(names, { type: 'unit', style: 'short' }) || '—';
    },
    [workPlaces, formats],
  );
}

/** Returns a function that formats the value of a user's field. */
export function useUserValueText() {
  const labels = useUserLabels();
  const names = useRestaurantNames();
  return (field: string, value: unknown) => {
    if (field === 'restaurantIds') return names((value ?? []) as string[]);
    const text = typeof value === 'string' ? value : '';
    return field in labels ? labels[field as keyof typeof labels](text) : text;
  };
}
