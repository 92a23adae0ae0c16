import type { MenuChange } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import type { Menu } from './useMenu';

/** The field of a change, and the restaurant of a price. */
export type ChangedField = Pick<MenuChange, 'op' | 'field' | 'restaurantId'>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns functions that name the field of a change and its values. */
export function useChangeLabels({ index, restaurants, formats }: Menu) {
  const { t } = useTranslation();
  /** Texts of the fields whose values are codes. */
  const codes: Partial<Record<string, (code: string) => string>> = {
    tags: (code) => t(`menu.tags.${code}`),
    unit: (code) => t(`menu.units.${code}`),
    category: (code) => t(`restaurants.categories.${code}`),
    channels: (code) => t(`restaurants.channels.${code}`),
    orderTypes: (code) => t(`restaurants.orderTypes.${code}`),
  };
  const currencyOf = ({ field, restaurantId }: ChangedField) =>
    restaurantId === null ? field?.split('.')[1] : restaurants.find(({ id }) => id === restaurantId)?.currency;
  const nameOf = (id: string): string =>
    (['section', 'menu', 'item', 'group', 'option', 'daypart', 'allergen'] as const)
      .map((kind) => index?.[kind].get(id)?.name)
      .find((name) => name !== undefined) ??
    restaurants.find((each) => each.id === id)?.name ??
    id;

  const words = (value: unknown, change: ChangedField): string => {
    const currency = currencyOf(change);
    if (value === null || value === undefined || value === '') return t('changes.noValue');
    if (typeof value === 'number') return currency ? formats.money(value, currency) : formats.number(value);
    if (typeof value === 'boolean') return t(value ? 'menu.changes.yes' : 'menu.changes.no');
    if (typeof value === 'string') {
      return (codes[change.field ?? ''] ?? nameOf)(value);
    }
    if (Array.isArray(value)) {
      const names = value.map((each: unknown) => {
        if (!isRecord(each)) return words(each, change);
        const { allergenId, groupId, level } = each;
        if (typeof allergenId === 'string') {
          const text = t(`menu.allergens.${String(level)}`);
          return `${nameOf(allergenId)} (${text})`;
        }
        return typeof groupId === 'string' ? nameOf(groupId) : `${String(each['from'])}–${String(each['to'])}`;
      });
      return names.length === 0 ? t('changes.noValue') : formats.list(names);
    }
    if (isRecord(value) && typeof value['name'] === 'string') return value['name'];
    if (isRecord(value) && 'index' in value) {
      const n = Number(value['index']) + 1;
      const { parentId } = value;
      return typeof parentId === 'string'
        ? t('menu.changes.position', { n, parent: nameOf(parentId) })
        : t('menu.changes.topPosition', { n });
    }
    return t('menu.changes.changed');
  };

  return {
    /** Returns the name of the changed field, or of the action. */
    fieldOf: (change: ChangedField): string => {
      const { op, field, restaurantId } = change;
      if (op !== 'updated' || field === null) return t(`menu.changes.ops.${op}`);
      const [name = '', currency] = field.split('.');
      const label = t(`menu.fields.${name}`);
      const where = currency ?? (restaurantId === null ? undefined : nameOf(restaurantId));
      return where === undefined ? label : `${label} · ${where}`;
    },
    valueOf: words,
  };
}
export type ChangeLabels = ReturnType<typeof useChangeLabels>;
