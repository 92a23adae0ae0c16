import { cardRange, cardRanges, type CardRange } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { Menu, MenuItem } from '@larder/ui/overlays';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rangeKey } from '../analyticsText';

export interface CardPeriodProps {
  /** The requested period. @default the default of the card */
  range: CardRange | undefined;
  /** Called when the user chooses a period. */
  onRangeChange: (range: CardRange) => void;
}

export interface RangeMenuProps extends CardPeriodProps {
  /** Title of the card, used for the accessible name of the menu. */
  card: string;
  /** Response for the card; undefined while loading. */
  response: { last_days: readonly string[]; range?: string } | undefined;
}

/** Menu of the periods of a card. Shows the period of the response if it differs from the requested one. */
export function RangeMenu({ card, response, range, onRangeChange }: RangeMenuProps) {
  const { t } = useTranslation();
  const label = (name: string) => {
    const key = rangeKey(name);
    return key ? t(`analytics.range.${key}`) : name;
  };
  const shown = response?.range ?? range ?? cardRanges[0];
  return (
    <Menu
      label={t('analytics.range.of', { card })}
      placement="bottom end"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[shown]}
      onSelectionChange={(keys) => {
        const chosen = cardRange.safeParse([...(keys as Set<string>)][0]);
        if (chosen.success) onRangeChange(chosen.data);
      }}
      trigger={
        <Button variant="plain" tone="secondary" size="sm" endIcon={ChevronDown}>
          {label(shown)}
        </Button>
      }
    >
      {(response?.last_days ?? cardRanges).map((name) => (
        <MenuItem key={name} id={name}>
          {label(name)}
        </MenuItem>
      ))}
    </Menu>
  );
}
