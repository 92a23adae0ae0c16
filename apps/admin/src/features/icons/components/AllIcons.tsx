import { useRecentIcons } from '@larder/domain';
import { Button, EmptyState, Stack, Text } from '@larder/ui';
import { Heading } from '@larder/ui/Heading';
import { vars } from '@larder/ui/theme';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import icons from 'virtual:icon-set';
import { iconCode, findIcons, type IconRecord } from '../iconSet';
import { sizeLimits, strokeLimits, type IconsSearch } from '../iconsSearch';
import { IconGrid } from './IconGrid';
import * as styles from './Icons.css';
import { IconTile } from './IconTile';
import { copyText } from '../../../lib/copyText';

interface AllIconsProps {
  search: IconsSearch;
  onClear: () => void;
}

/** Returns the computed value of a color, such as a CSS variable of the skin. */
function resolvedColor(color: string) {
  const probe = document.createElement('span');
  probe.style.color = color;
  document.body.append(probe);
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  return resolved;
}

const byName = new Map(icons.map((icon) => [icon[0], icon]));

/** The icons that match the search, and those copied last. In a lazy chunk, because the set is large. */
export function AllIcons({ search, onClear }: AllIconsProps) {
  const { t } = useTranslation();
  const [recent, addRecent] = useRecentIcons();
  const query = useDeferredValue(search.q ?? '');
  const found = findIcons(icons, query);
  const color = search.color && vars.color[search.color].main;
  const look = { size: search.size ?? sizeLimits.start, stroke: search.stroke ?? strokeLimits.start, color };

  const copy = async (icon: IconRecord) => {
    const name = icon[0];
    const code = iconCode(icon, search.copy ?? 'name', { ...look, color: color && resolvedColor(color) });
    if (await copyText(code, t('icons.copied', { name }), t('icons.notCopied', { name }))) addRecent(name);
  };

  const shownRecent = query === '' ? recent.map((name) => byName.get(name)).filter((icon) => icon !== undefined) : [];
  return (
    <Stack gap="px16">
      {shownRecent.length > 0 && (
        <section aria-labelledby="recent-icons">
          <Heading level={2} id="recent-icons">
            {t('icons.recent')}
          </Heading>
          <div className={styles.recent}>
            {shownRecent.map((icon) => (
              <IconTile
                key={icon[0]}
                className={styles.recentCell}
                icon={icon}
                look={look}
                onClick={() => void copy(icon)}
              />
            ))}
          </div>
        </section>
      )}
      <Text as="p" role="status" tone="muted">
        {t('icons.count', { count: found.length })}
      </Text>
      {found.length === 0 ? (
        <EmptyState
          illustration="search"
          title={t('icons.none')}
          actions={<Button onClick={onClear}>{t('icons.clear')}</Button>}
        />
      ) : (
        <IconGrid label={t('icons.all')} icons={found} look={look} onCopy={(icon) => void copy(icon)} />
      )}
    </Stack>
  );
}
