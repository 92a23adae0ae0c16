import { itemPrice, optionPrice, activeOptions, type AllergenLevel, type MenuItem } from '@larder/domain/contract';
import { Stack, Text } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { useChoiceRule } from '../useChoiceRule';
import type { LoadedMenu } from '../useMenu';
import { ItemPicture } from './ItemPicture';
import * as styles from './ItemPreview.css';

export interface ItemPreviewDialogProps {
  item: MenuItem;
  menu: LoadedMenu;
  onClose: () => void;
}

const warned: readonly AllergenLevel[] = ['contains', 'may_contain', 'same_equipment'];

/** An item as guests read it on the menu of the restaurant, and its button on the till. */
export function ItemPreviewDialog({ item, menu, onClose }: ItemPreviewDialogProps) {
  const { t } = useTranslation();
  const { index, pricePlace: place, formats } = menu;
  const { name, description, tags, allergens, kitchenName, unit, calories } = item;
  const amount = place ? itemPrice(item, place).amount : null;
  const money = (value: number) => formats.money(value, place?.currency ?? '');
  const price = amount === null ? t('menu.preview.noPrice') : money(amount);
  const warnings = warned.flatMap((level) => {
    const names = allergens.flatMap((entry) =>
      entry.level === level ? (index.allergen.get(entry.allergenId)?.name ?? []) : [],
    );
    return names.length > 0 ? [`${t(`menu.allergens.${level}`)}: ${formats.list(names)}`] : [];
  });
  const facts = [
    ...tags.map((tag) => t(`menu.tags.${tag}`)),
    ...(calories === null ? [] : [t('menu.preview.calories', { n: formats.number(calories) })]),
  ];
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t('menu.preview.title')} description={menu.placeName}>
      <Stack gap="px16">
        <article className={styles.card} aria-label={t('menu.preview.guest')}>
          <ItemPicture item={item} size="preview" />
          <div className={styles.head}>
            <Text as="h3" variant="title2" style={{ margin: 0 }}>
              <bdi>{name}</bdi>
            </Text>
            <span className={styles.price}>
              {price}
              {unit === 'kg' && ` / ${t('menu.units.kg')}`}
            </span>
          </div>
          {description && (
            <Text as="p" dir="auto">
              {description}
            </Text>
          )}
          {facts.length > 0 && <Text tone="muted">{facts.join(' · ')}</Text>}
          <PreviewChoices item={item} menu={menu} money={money} />
          {warnings.map((warning) => (
            <Text key={warning} variant="caption" tone="muted">
              {warning}
            </Text>
          ))}
        </article>
        <Stack gap="px8">
          <Text tone="muted">{t('menu.preview.till')}</Text>
          <div className={styles.till}>
            <bdi>{kitchenName || name}</bdi>
            <span>{price}</span>
          </div>
        </Stack>
      </Stack>
    </Dialog>
  );
}

interface PreviewChoicesProps extends Pick<ItemPreviewDialogProps, 'item' | 'menu'> {
  money: (amount: number) => string;
}

/** The modifier groups of the item, with the prices of their options. */
function PreviewChoices({ item, menu: { index, pricePlace: place }, money }: PreviewChoicesProps) {
  const ruleOf = useChoiceRule();
  return item.groupLinks.map(({ groupId, min, max }) => {
    const group = index.group.get(groupId);
    if (!group || group.archived) return null;
    const options = activeOptions(index, group);
    const rule = ruleOf({ min: min ?? group.min, max: max ?? group.max, total: options.length });
    return (
      <section key={groupId} aria-label={group.prompt || group.name}>
        <Text variant="bodyStrong" dir="auto">
          {group.prompt || group.name}
        </Text>
        <Text variant="caption" tone="muted" as="p" style={{ margin: 0 }}>
          {rule}
        </Text>
        <ul className={styles.options}>
          {options.map((option) => {
            const extra = place ? optionPrice(item, option, place.currency).amount : 0;
            return (
              <li key={option.id} className={styles.option}>
                <bdi>{option.name}</bdi>
                {extra > 0 && <span>+{money(extra)}</span>}
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
