import { Button, type ButtonProps } from '@larder/ui';
import { Menu, MenuItem } from '@larder/ui/overlays';

export interface ChoiceMenuProps<Value extends string> extends Pick<ButtonProps, 'startIcon' | 'block'> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** A button that shows the chosen option and opens a menu of all. */
export function ChoiceMenu<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  ...button
}: ChoiceMenuProps<Value>) {
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  return (
    <Menu
      label={label}
      placement="bottom end"
      selectionMode="single"
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [next] = keys === 'all' ? [] : keys;
        if (next !== undefined) onValueChange(next as Value);
      }}
      trigger={
        <Button {...button} size="bar" aria-label={`${label}: ${chosen}`}>
          {chosen}
        </Button>
      }
    >
      {options.map((option) => (
        <MenuItem key={option.value} id={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
