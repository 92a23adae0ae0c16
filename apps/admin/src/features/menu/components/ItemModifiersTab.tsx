import { optionPrice, activeOptions, type GroupLink, type ModifierGroup } from '@larder/domain/contract';
import { Button, EmptyState } from '@larder/ui';
import { FilterChip } from '@larder/ui/FilterChip';
import { IconButton } from '@larder/ui/overlays';
import { NumberField } from '@larder/ui/NumberField';
import { ArrowDown, ArrowUp, Pencil, Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../components/MoneyField';
import { shifted } from '../menuTree';
import { useChoiceRule } from '../useChoiceRule';
import type { ItemTabProps } from './itemTabProps';
import * as styles from './Menu.css';

/** Modifier groups of an item, in order: how many options a guest chooses, and what each costs with this item. */
export function ItemModifiersTab({ menu, fields }: ItemTabProps) {
  const { t } = useTranslation();
  const { catalogue, index, isEditable } = menu;
  const { item, save } = fields;
  const links = item.groupLinks;
  const free = catalogue.groups.filter(({ id, archived }) => !archived && links.every(({ groupId }) => groupId !== id));
  return (
    <>
      {links.length === 0 && (
        <EmptyState size="sm" title={t('menu.modifiers.empty')} description={t('menu.modifiers.emptyHint')} />
      )}
      {links.map((link, position) => {
        const group = index.group.get(link.groupId);
        return group && <LinkedGroup key={link.groupId} {...{ menu, fields, link, group, position }} />;
      })}
      {isEditable && (
        <div className={styles.line}>
          {free.length > 0 && (
            <FilterChip
              label={t('menu.modifiers.add')}
              anyLabel={t('menu.modifiers.choose')}
              value={null}
              options={free.map(({ id, name }) => ({ value: id, label: name }))}
              onValueChange={(groupId) => {
                if (groupId) save({ groupLinks: [...links, { groupId, min: null, max: null, optionPrices: {} }] });
              }}
            />
          )}
          <Button size="bar" startIcon={Plus} onClick={() => menu.show({ edit: 'new-group' })}>
            {t('menu.records.new.group')}
          </Button>
        </div>
      )}
    </>
  );
}

interface LinkedGroupProps extends Pick<ItemTabProps, 'menu' | 'fields'> {
  link: GroupLink;
  group: ModifierGroup;
  /** Index among the groups of the item. */
  position: number;
}

function LinkedGroup({ menu: { index, isEditable, place, show }, fields, link, group, position }: LinkedGroupProps) {
  const { t } = useTranslation();
  const ruleOf = useChoiceRule();
  const { item, save, errorOf } = fields;
  const { id, name } = group;
  const links = item.groupLinks;
  const change = (changes: Partial<GroupLink>) =>
    save({ groupLinks: links.map((each) => (each.groupId === id ? { ...each, ...changes } : each)) });
  const move = (by: -1 | 1) => {
    const ids = links.map(({ groupId }) => groupId);
    const order = shifted(ids, id, by);
    if (order) save({ groupLinks: order.flatMap((next) => links.filter(({ groupId }) => groupId === next)) });
  };
  const options = activeOptions(index, group);
  const [min, max, total] = [link.min ?? group.min, link.max ?? group.max, options.length];
  return (
    <div className={styles.inset} role="group" aria-label={name}>
      <div className={styles.line}>
        <span className={styles.lineWords}>
          <bdi className={styles.price}>{name}</bdi>
          <br />
          <span className={styles.rowNote}>{ruleOf({ min, max, total })}</span>
        </span>
        {isEditable && (
          <>
            <IconButton
              size="sm"
              icon={Pencil}
              label={t('menu.records.edit', { name })}
              onClick={() => show({ edit: id })}
            />
            <IconButton
              size="sm"
              icon={ArrowUp}
              label={t('menu.modifiers.up', { name })}
              disabled={position === 0}
              onClick={() => move(-1)}
            />
            <IconButton
              size="sm"
              icon={ArrowDown}
              label={t('menu.modifiers.down', { name })}
              disabled={position === links.length - 1}
              onClick={() => move(1)}
            />
            <IconButton
              size="sm"
              icon={X}
              label={t('menu.modifiers.unlink', { name })}
              onClick={() => save({ groupLinks: links.filter(({ groupId }) => groupId !== id) })}
            />
          </>
        )}
      </div>
      <div className={styles.pair}>
        {(['min', 'max'] as const).map((field) => (
          <NumberField
            key={field}
            label={t(`menu.fields.${field}`)}
            description={link[field] === null ? t('menu.modifiers.inherited') : undefined}
            placeholder={String(group[field] ?? t('menu.modifiers.noLimit'))}
            readOnly={!isEditable}
            value={link[field]}
            error={errorOf(`groupLinks.${position}.${field}`)}
            onValueChange={(value) => change({ [field]: value })}
          />
        ))}
        {place &&
          options.map((option) => {
            const { amount, origin } = optionPrice(item, option, place.currency);
            const { [place.currency]: _own, ...others } = link.optionPrices[option.id] ?? {};
            const notes = [
              option.isDefault && t('menu.modifiers.default'),
              origin === 'item_override' && t('menu.modifiers.ownPrice'),
            ];
            return (
              <MoneyField
                key={option.id}
                label={option.name}
                description={notes.filter(Boolean).join(' · ')}
                currency={place.currency}
                readOnly={!isEditable}
                value={amount}
                error={errorOf(`groupLinks.${position}.optionPrices.${option.id}.${place.currency}`)}
                onValueChange={(price) => {
                  if (price === amount) return;
                  // An empty field inherits the price of the option.
                  const prices = price === null ? others : { ...others, [place.currency]: price };
                  change({ optionPrices: { ...link.optionPrices, [option.id]: prices } });
                }}
              />
            );
          })}
      </div>
    </div>
  );
}
