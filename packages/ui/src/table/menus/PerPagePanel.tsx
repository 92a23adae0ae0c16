import { useStrings } from '../../private/strings/strings';
import { listStrings } from '../../private/strings/listStrings';
import { MenuItem } from '../../components/Menu/MenuItem';
import type { LazyPanelProps } from './LazyMenu';
import { MenuPanel } from './MenuPanel';

export interface PerPagePanelProps extends LazyPanelProps {
  perPage: number;
  options: readonly number[];
  format: (value: number) => string;
  onChange: (perPage: number) => void;
}

/** Menu of rows per page. */
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
