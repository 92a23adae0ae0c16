import { ColorSwatches } from '@larder/ui/ColorSwatches';
import { SearchField } from '@larder/ui/SearchField';
import { Slider } from '@larder/ui/Slider';
import { SegmentedControl } from '@larder/ui/overlays';
import { vars } from '@larder/ui/theme';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../../hooks/useShortcuts';
import { useDebouncedText } from '../../../lists/useDebouncedText';
import { copyFormats } from '../iconSet';
import { iconColors, sizeLimits, strokeLimits, type IconsSearch } from '../iconsSearch';
import * as styles from './Icons.css';

interface IconSettingsProps {
  search: IconsSearch;
  onChange: (changes: Partial<IconsSearch>) => void;
}

/** Search, look of the icons, and the format that a click copies. */
export function IconSettings({ search, onChange }: IconSettingsProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const text = useDebouncedText(search.q ?? '', (q) => onChange({ q: q || undefined }));
  useShortcuts({ search: () => field.current?.focus() });
  const unless = (start: number, value: number) => (value === start ? undefined : value);
  const inherited = 'text';
  return (
    <div className={styles.settings}>
      <SearchField ref={field} label={t('icons.search')} {...text} />
      <Slider
        label={t('icons.size')}
        min={sizeLimits.min}
        max={sizeLimits.max}
        step={sizeLimits.step}
        value={search.size ?? sizeLimits.start}
        onValueChange={(size) => onChange({ size: unless(sizeLimits.start, size) })}
      />
      <Slider
        label={t('icons.stroke')}
        min={strokeLimits.min}
        max={strokeLimits.max}
        step={strokeLimits.step}
        value={search.stroke ?? strokeLimits.start}
        onValueChange={(stroke) => onChange({ stroke: unless(strokeLimits.start, stroke) })}
      />
      <ColorSwatches
        label={t('icons.color')}
        options={[
          { value: inherited, label: t('icons.colors.text'), color: vars.role.text, on: vars.role.surface },
          ...iconColors.map((value) => ({
            value,
            label: t(`icons.colors.${value}`),
            color: vars.color[value].main,
            on: vars.color[value].on,
          })),
        ]}
        value={search.color ?? inherited}
        onValueChange={(color) => onChange({ color: iconColors.find((known) => known === color) })}
      />
      <SegmentedControl
        label={t('icons.copy')}
        size="md"
        options={copyFormats.map((value) => ({
          value,
          label: value === 'name' ? t('icons.name') : value.toUpperCase(),
        }))}
        value={search.copy ?? 'name'}
        onValueChange={(value) => onChange({ copy: value === 'name' ? undefined : value })}
      />
    </div>
  );
}
