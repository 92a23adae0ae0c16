import { ChevronDown, X } from 'lucide-react';
import { useRef, type HTMLAttributes, type Ref } from 'react';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { filterStrings } from '../../private/strings/filterStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { Menu } from '../Menu/Menu';
import { MenuItem } from '../Menu/MenuItem';
import * as styles from './FilterChip.css';

export interface FilterOption {
  /** Value of the option. */
  value: string;
  /** Label of the option. */
  label: string;
  /** Number of matching rows. */
  count?: number | string;
  /** Icon before the label. */
  icon?: IconType;
  /** Disables the option. @default false */
  disabled?: boolean;
}

export interface FilterChipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'onChange' | 'children'> {
  /** Name of the filter, such as "Role". */
  label: string;
  /** Options of the filter. */
  options: readonly FilterOption[];
  /** The selected value, or null if the filter is not set. */
  value: string | null;
  /** Called with the selected value, or null when the filter is cleared. */
  onValueChange: (value: string | null) => void;
  /** Text when the filter is not set. @default 'Any', localized */
  anyLabel?: string;
  /** Icon before the label. */
  icon?: IconType;
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** A filter with a menu of values and a clear button. */
export function FilterChip({
  label,
  options,
  value,
  onValueChange,
  anyLabel,
  icon,
  className,
  ...rest
}: FilterChipProps) {
  const strings = useStrings(filterStrings);
  const button = useRef<HTMLButtonElement>(null);
  const chosen =
    value === null ? undefined : (options.find((option) => option.value === value) ?? { value, label: value });

  const clear = () => {
    // The clear button unmounts, so move focus to the chip.
    button.current?.focus();
    onValueChange(null);
  };

  return (
    <span className={cx(styles.root, className)} {...rest}>
      <Menu
        label={label}
        selectionMode="single"
        selectedKeys={chosen ? [chosen.value] : []}
        onSelectionChange={(keys) =>
          onValueChange(keys === 'all' ? null : (([...keys][0] as string | undefined) ?? null))
        }
        trigger={
          <button ref={button} type="button" className={styles.chip} data-set={chosen ? '' : undefined}>
            {icon && <Icon as={icon} />}
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{chosen?.label ?? anyLabel ?? strings.any}</span>
            {!chosen && <Icon as={ChevronDown} size={14} />}
          </button>
        }
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            id={option.value}
            icon={option.icon}
            endContent={option.count}
            disabled={option.disabled}
          >
            {option.label}
          </MenuItem>
        ))}
      </Menu>
      {chosen && (
        <button
          type="button"
          className={styles.clear}
          aria-label={fill(strings.clearFilter, { name: label })}
          onClick={clear}
        >
          <Icon as={X} size={14} />
        </button>
      )}
    </span>
  );
}
