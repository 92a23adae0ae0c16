import { channels, type Channel } from '@larder/domain/contract';
import { CheckboxGroup } from '@larder/ui/CheckboxGroup';
import { useTranslation } from 'react-i18next';
import type { LoadedMenu } from '../useMenu';

interface ScopeFieldProps<Value> {
  menu: LoadedMenu;
  value: Value;
  error?: string;
  readOnly?: boolean;
  onValueChange: (value: Value) => void;
}

/** Returns `null` if all values are chosen, so that new ones are included. */
const orAll = <Value,>(chosen: Value[], all: readonly Value[]) => (chosen.length === all.length ? null : chosen);

/** The restaurants that a record applies to; `null` for all. Hidden if there is only one. */
export function RestaurantsField({ menu, value, onValueChange, ...field }: ScopeFieldProps<string[] | null>) {
  const { t } = useTranslation();
  const all = menu.restaurants.map(({ id }) => id);
  if (all.length < 2) return null;
  return (
    <CheckboxGroup
      label={t('menu.fields.restaurants')}
      value={value ?? all}
      options={menu.restaurants.map(({ id, name }) => ({ value: id, label: name }))}
      onValueChange={(chosen) => onValueChange(orAll(chosen, all))}
      {...field}
    />
  );
}

/** The channels on which a menu or an item is shown; `null` for all. */
export function ChannelsField({ value, onValueChange, ...field }: Omit<ScopeFieldProps<Channel[] | null>, 'menu'>) {
  const { t } = useTranslation();
  return (
    <CheckboxGroup
      label={t('menu.fields.channels')}
      columns={2}
      value={value ?? channels}
      options={channels.map((channel) => ({ value: channel, label: t(`restaurants.channels.${channel}`) }))}
      onValueChange={(chosen) => onValueChange(orAll(chosen, channels))}
      {...field}
    />
  );
}

/** The dayparts at which a menu, a section or an item is on sale; always, without any. */
export function DaypartsField({ menu: { catalogue, formats }, ...field }: ScopeFieldProps<string[]>) {
  const { t } = useTranslation();
  return (
    <CheckboxGroup
      label={t('menu.fields.dayparts')}
      description={t('menu.availability.always')}
      columns={2}
      options={catalogue.dayparts
        .filter(({ archived }) => !archived)
        .map(({ id, name, windows }) => ({
          value: id,
          label: name,
          description: formats.list(windows.map(({ from, to }) => `${from}–${to}`)),
        }))}
      {...field}
    />
  );
}
