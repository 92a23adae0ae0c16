import { allergenLevels, type AllergenLevel } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import type { ItemTabProps } from './itemTabProps';
import * as styles from './Menu.css';

/** Sets the level of each allergen: contained, may be contained, free, or not declared. */
export function ItemAllergensTab({ menu: { catalogue, isEditable }, fields: { item, save, errorOf } }: ItemTabProps) {
  const { t } = useTranslation();
  const allergens = catalogue.allergens.filter(({ archived }) => !archived);
  const declared = allergens.filter(({ id }) => item.allergens.some(({ allergenId }) => allergenId === id));
  const options = [
    { value: 'none' as const, label: t('menu.allergens.none') },
    ...allergenLevels.map((value) => ({ value, label: t(`menu.allergens.${value}`) })),
  ];
  const declare = (allergenId: string, level: AllergenLevel | 'none') => {
    const others = item.allergens.filter((entry) => entry.allergenId !== allergenId);
    save({ allergens: level === 'none' ? others : [...others, { allergenId, level }] });
  };
  const rest = allergens.filter((each) => !declared.includes(each));
  return (
    <>
      <div className={styles.line}>
        <span className={styles.lineWords}>
          {t('menu.allergens.declared', { n: declared.length, total: allergens.length })}
        </span>
        {isEditable && rest.length > 0 && (
          <Button
            size="sm"
            onClick={() =>
              save({
                allergens: [
                  ...item.allergens,
                  ...rest.map(({ id }) => ({ allergenId: id, level: 'free_from' as const })),
                ],
              })
            }
          >
            {t('menu.allergens.othersFree')}
          </Button>
        )}
      </div>
      <div className={styles.pair}>
        {allergens.map(({ id, name }) => (
          <Select
            key={id}
            label={name}
            searchable={false}
            readOnly={!isEditable}
            options={options}
            value={item.allergens.find(({ allergenId }) => allergenId === id)?.level ?? 'none'}
            error={errorOf(`allergens.${item.allergens.findIndex(({ allergenId }) => allergenId === id)}.allergenId`)}
            onValueChange={(level) => declare(id, level)}
          />
        ))}
      </div>
    </>
  );
}
