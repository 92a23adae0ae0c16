import { languageNames, languages, skins } from '@larder/domain';
import { Button } from '@larder/ui';
import { SearchField } from '@larder/ui/SearchField';
import { Select } from '@larder/ui/overlays';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../../hooks/useShortcuts';
import { useDebouncedText } from '../../../lists/useDebouncedText';
import { storyDirections, storyMotions, storyWidths, type GallerySearch } from '../gallerySearch';
import * as styles from './Gallery.css';

interface GalleryToolbarProps {
  settings: GallerySearch;
  onChange: (changes: Partial<GallerySearch>) => void;
}

/** Option that uses the app's setting. */
const fromApp = 'app';

/** Search field, and the settings for rendering the stories. */
export function GalleryToolbar({ settings, onChange }: GalleryToolbarProps) {
  const { t } = useTranslation();
  const search = useRef<HTMLInputElement>(null);
  const field = useDebouncedText(settings.q ?? '', (q) =>
    // A single story is shown regardless of the search.
    onChange(q === '' ? { q: undefined } : { q, story: undefined, args: undefined }),
  );
  useShortcuts({ search: () => search.current?.focus() });
  const choice = (
    name: 'skin' | 'dir' | 'language' | 'width' | 'motion',
    options: readonly { value: string; label: string }[],
  ) => (
    <Select
      size="sm"
      label={t(`gallery.settings.${name}`)}
      options={[{ value: fromApp, label: t(name === 'width' ? 'gallery.widths.full' : 'gallery.asInApp') }, ...options]}
      value={settings[name] ?? fromApp}
      onValueChange={(value) => onChange({ [name]: value === fromApp ? undefined : value })}
    />
  );
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField ref={search} label={t('gallery.search')} {...field} />
      </div>
      {choice(
        'skin',
        skins.map((value) => ({ value, label: t(`shell.appearance.skin.${value}`) })),
      )}
      {choice(
        'dir',
        storyDirections.map((value) => ({ value, label: t(`gallery.directions.${value}`) })),
      )}
      {choice(
        'language',
        languages.map((value) => ({ value, label: languageNames[value] })),
      )}
      {choice(
        'width',
        (['narrow', 'medium', 'wide'] as const).map((value) => ({
          value,
          label: t(`gallery.widths.${value}`, { width: storyWidths[value] }),
        })),
      )}
      {choice(
        'motion',
        storyMotions.map((value) => ({ value, label: t(`gallery.motions.${value}`) })),
      )}
      <Button
        size="sm"
        aria-pressed={settings.source === '1'}
        onClick={() => onChange({ source: settings.source ? undefined : '1' })}
      >
        {t('gallery.showSources')}
      </Button>
    </div>
  );
}
