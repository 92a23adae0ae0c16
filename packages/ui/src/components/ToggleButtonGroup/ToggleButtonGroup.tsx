import type { Ref } from 'react';
import { ToggleButton, ToggleButtonGroup as AriaToggleButtonGroup, type Key } from 'react-aria-components';
import type { IconType } from '../../icons/Icon';
import { ButtonBody, buttonClass } from '../../private/buttons/ButtonBody';
import { cx } from '../../css/cx';
import * as group from '../ButtonGroup/ButtonGroup.css';
import * as toggle from '../ToggleButton/ToggleButton.css';
import type { ToggleButtonProps } from '../ToggleButton/ToggleButton';

/** One button of the group. */
export interface ToggleOption<Value extends string = string> {
  /** Passed to `onValueChange`. */
  value: Value;
  /** What it stands for; its name where only the icon is seen. */
  label: string;
  /** Icon before the label. */
  icon?: IconType;
  /** If true, can't be selected. @default false */
  disabled?: boolean;
}

export interface ToggleButtonGroupProps<Value extends string = string> extends Pick<
  ToggleButtonProps,
  'variant' | 'size'
> {
  /** What is chosen here; the name of the group. */
  label: string;
  /** The buttons, in order. */
  options: readonly ToggleOption<Value>[];
  /** One of them, or any number. @default 'single' */
  selectionMode?: 'single' | 'multiple';
  /** What is on, where that is controlled. */
  value?: readonly Value[];
  /** What is on at first. */
  defaultValue?: readonly Value[];
  /** Called with what is on now, in the order of the options. */
  onValueChange?: (value: Value[]) => void;
  /** Keeps at least one on. @default false */
  disallowEmptySelection?: boolean;
  /** Along a line, or one below the other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Shows the icons alone; the labels stay as names. @default false */
  iconOnly?: boolean;
  /** If true, can't be selected. @default false */
  disabled?: boolean;
  /** Class of the root element. */
  className?: string;
  /** Id of the root element. */
  id?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Toggle buttons that belong together, with one stop for Tab. */
export function ToggleButtonGroup<Value extends string = string>({
  label,
  options,
  variant = 'quiet',
  size = 'md',
  value,
  defaultValue,
  onValueChange,
  disallowEmptySelection,
  orientation = 'horizontal',
  iconOnly,
  disabled,
  className,
  ...rest
}: ToggleButtonGroupProps<Value>) {
  const change = (keys: Set<Key>) =>
    onValueChange?.(options.filter((option) => keys.has(option.value)).map((option) => option.value));
  return (
    <AriaToggleButtonGroup
      {...rest}
      aria-label={label}
      isDisabled={disabled}
      orientation={orientation}
      selectedKeys={value}
      defaultSelectedKeys={defaultValue}
      onSelectionChange={change}
      disallowEmptySelection={disallowEmptySelection}
      // Inside a toolbar it is a plain group, and that has no orientation.
      render={({ 'aria-orientation': along, ...dom }) => (
        <div {...dom} aria-orientation={dom.role === 'group' ? undefined : along} />
      )}
      className={cx(
        ...(variant === 'plain' ? [group.apart[orientation]] : [group.root, group.orientations[orientation]]),
        className,
      )}
    >
      {options.map((option) => {
        const look = { variant, size, startIcon: option.icon, iconOnly };
        return (
          <ToggleButton
            key={option.value}
            id={option.value}
            isDisabled={option.disabled}
            aria-label={iconOnly ? option.label : undefined}
            className={cx(buttonClass(look), toggle.choice)}
          >
            <ButtonBody {...look}>{option.label}</ButtonBody>
          </ToggleButton>
        );
      })}
    </AriaToggleButtonGroup>
  );
}
