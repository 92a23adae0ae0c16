import { MenuItem } from '../components/Menu/MenuItem';
import type { LatePanelProps } from './LateMenu';
import { MenuPanel } from './MenuPanel';

export interface PerPagePanelProps extends LatePanelProps {
  label: string;
  perPage: number;
  options: readonly number[];
  format: (value: number) => string;
  onChange: (perPage: number) => void;
}

/** How many rows a page has. */
export function PerPagePanel({ label, perPage, options, format, onChange, ...panel }: PerPagePanelProps) {
  return (
    <MenuPanel
      label={label}
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
