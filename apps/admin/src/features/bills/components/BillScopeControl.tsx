import { useSession } from '@larder/domain';
import { FilterChip } from '@larder/ui/table';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface BillScopeControlProps {
  /** ID of the shown restaurant, or `all`; undefined for the current one. */
  value: string | undefined;
  /** Name of the shown restaurant. */
  name: string;
  onChange: (value: string | undefined) => void;
}

/** Select for the restaurant of the list, shown to users with several workplaces. */
export function BillScopeControl({ value, name, onChange }: BillScopeControlProps) {
  const { t } = useTranslation();
  const { workPlaces } = useSession();
  if (workPlaces.length < 2) return null;
  return (
    <FilterChip
      label={t('bills.fields.restaurant')}
      icon={Store}
      anyLabel={name}
      value={value ?? null}
      options={[
        { value: 'all', label: t('bills.allRestaurants') },
        ...workPlaces.map(({ _id, name: label }) => ({ value: _id, label })),
      ]}
      onValueChange={(next) => onChange(next ?? undefined)}
    />
  );
}
