import { useStrings } from '../private/strings';
import { listStrings } from '../private/listStrings';
import { MenuItem } from '../components/Menu/MenuItem';
import type { LatePanelProps } from './LateMenu';
import { MenuPanel } from './MenuPanel';

export interface PerPagePanelProps extends LatePanelProps {
  perPage: number;
  options: readonly number[];
  format: (value: number) => string;
  onChange: (perPage: number) => void;
}

/** How many rows a page has. */
export function PerPagePanel({ perPage, options, format, onChange, ...panel }: PerPagePanelProps) {
  const strings = useStrings(listStrings);
  return (
    <MenuPanel
      label={strings.changePerPage}
      placement="bottom start"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[String(perPage)]}
      onSelectionChange={(keys) => {
        const next = keys === 'all' ? perPage : Number([...keys][0]);
        if (next !== perPage) onChange(next);
      }}
      {...panel}
    >
      {options.map((count) => (
        <MenuItem key={count} id={String(count)}>
          {format(count)}
        </MenuItem>
      ))}
    </MenuPanel>
  );
}
