import { cardRange, cardRanges, type CardRange } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { Menu, MenuItem } from '@larder/ui/overlays';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rangeKey } from '../analyticsText';

/** What a card that shows a period is given. */
export interface CardPeriodProps {
  /** The period asked for; absent: the card's own. */
  range: CardRange | undefined;
  /** Called with the period a person chose. */
  onRangeChange: (range: CardRange) => void;
}

export interface RangeMenuProps extends CardPeriodProps {
  /** Title of the card, for the name of the menu. */
  card: string;
  /** What the card answered, once it has. */
  answer: { last_days: readonly string[]; range?: string } | undefined;
}

/** The periods a card knows (pages.md 3.15). An answer that ignored the question is shown with its own period. */
export function RangeMenu({ card, answer, range, onRangeChange }: RangeMenuProps) {
  const { t } = useTranslation();
  const label = (name: string) => {
    const key = rangeKey(name);
    return key ? t(`analytics.range.${key}`) : name;
  };
  const shown = answer?.range ?? range ?? cardRanges[0];
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
      {(answer?.last_days ?? cardRanges).map((name) => (
        <MenuItem key={name} id={name}>
          {label(name)}
        </MenuItem>
      ))}
    </Menu>
  );
}
