import { comparedDayNames } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { Menu, MenuItem } from '@larder/ui/overlays';
import { ChevronDown, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { useShortcuts } from '../../../hooks/useShortcuts';
import { dashboardSearch, type DashboardSearch } from '../dashboardSearch';

export interface CompareMenuProps {
  /** The shown business date. */
  date: string;
  value: DashboardSearch['compare'];
  /** Called with the comparison, or undefined for a week earlier. */
  onChange: (value: DashboardSearch['compare']) => void;
}

/** Chooses the day that the figures are compared with. */
export function CompareMenu({ date, value, onChange }: CompareMenuProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  useShortcuts({ compare: () => onChange(value === 'none' ? undefined : 'none') });
  const label = (name: string) =>
    t(`dashboard.compareTo.${name}`, { weekday: formats.date(date, { weekday: 'long' }) });
  const shown = value ?? 'lastWeek';
  return (
    <Menu
      label={t('dashboard.compareTo.label')}
      placement="bottom end"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[shown]}
      onSelectionChange={(keys) => onChange(dashboardSearch.parse({ compare: [...(keys as Set<string>)][0] }).compare)}
      trigger={
        <Button
          size="bar"
          startIcon={History}
          endIcon={ChevronDown}
          variant={value === 'none' ? 'quiet' : 'flat'}
          aria-label={`${t('dashboard.compareTo.label')}: ${label(shown)}`}
        >
          {label(shown)}
        </Button>
      }
    >
      {[...comparedDayNames, 'none'].map((name) => (
        <MenuItem key={name} id={name}>
          {label(name)}
        </MenuItem>
      ))}
    </Menu>
  );
}
