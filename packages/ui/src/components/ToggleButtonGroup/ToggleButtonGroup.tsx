import type { Ref } from 'react';
import { ToggleButton, ToggleButtonGroup as AriaToggleButtonGroup, type Key } from 'react-aria-components';
import { checkProps } from '../../private/dom/checkProps';
import type { IconType } from '../../icons/Icon';
import { ButtonBody, buttonClass } from '../../private/buttons/ButtonBody';
import { cx } from '../../css/cx';
import { focusTarget } from '../../private/fields/focusTarget';
import { FormValue } from '../../private/fields/FormValue';
import { useFieldState } from '../../private/fields/useFieldState';
import * as group from '../ButtonGroup/ButtonGroup.css';
import * as toggle from '../ToggleButton/ToggleButton.css';
import type { ToggleButtonProps } from '../ToggleButton/ToggleButton';

/** A button of the group. */
export interface ToggleOption<Value extends string = string> {
  /** Passed to `onValueChange`. */
  value: Value;
  /** Label, or accessible name if only the icon is visible. */
  label: string;
  /** Icon before the label. */
  icon?: IconType;
  /** If true, the button can't be pressed. @default false */
  disabled?: boolean;
}

export interface ToggleButtonGroupProps<Value extends string = string> extends Pick<
  ToggleButtonProps,
  'variant' | 'size'
> {
  /** Accessible name of the group. */
  label: string;
  /** Buttons, in order. */
  options: readonly ToggleOption<Value>[];
  /** How many buttons can be pressed at the same time. @default 'single' */
  selectionMode?: 'single' | 'multiple';
  /** Values of the pressed buttons (controlled). */
  value?: readonly Value[];
  /** Values of the initially pressed buttons (uncontrolled). @default [] */
  defaultValue?: readonly Value[];
  /** Called with the values of the pressed buttons, in the order of the options. */
  onValueChange?: (value: Value[]) => void;
  /** If true, the last pressed button can't be released. @default false */
  disallowEmptySelection?: boolean;
  /** Direction in which the buttons are arranged. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** If true, shows only icons. Labels become accessible names. @default false */
  iconOnly?: boolean;
  /** If true, the buttons can't be pressed and the values are not submitted. @default false */
  disabled?: boolean;
  /** If true, the selection can't be changed. @default false */
  readOnly?: boolean;
  /** Name in form data. Each pressed button submits its value. */
  name?: string;
  /** ID of the form, if the field is outside of it. */
  form?: string;
  /** Class of the root element. */
  className?: string;
  /** ID of the root element. */
  id?: string;
  /** Ref to the first enabled button that is pressed, otherwise to the first enabled one. */
  ref?: Ref<HTMLButtonElement>;
}

const none: never[] = [];

/** A group of toggle buttons with a single tab stop. */
export function ToggleButtonGroup<Value extends string = string>({
  label,
  options,
  selectionMode = 'single',
  variant = 'quiet',
  size = 'md',
  value,
  defaultValue = none,
  onValueChange,
  disallowEmptySelection,
  orientation = 'horizontal',
  iconOnly,
  disabled,
  readOnly = false,
  name,
  form,
  className,
  ref,
  ...rest
}: ToggleButtonGroupProps<Value>) {
  checkProps('options', 'ToggleButtonGroup', { options });
  const [pressed, press, anchor] = useFieldState<readonly Value[], readonly Value[], HTMLInputElement>(
    value,
    defaultValue,
    (next) => onValueChange?.([...next]),
  );
  const target = focusTarget(options, (option) => pressed.includes(option.value));
  const change = (keys: Set<Key>) => {
    if (readOnly) return;
    const values = options.map((option) => option.value).filter((key) => keys.has(key));
    const added = values.filter((key) => !pressed.includes(key));
    // React Aria also calls this when the last pressed button can't be released.
    if (added.length === 0 && values.length === pressed.length) return;
    press(selectionMode === 'multiple' ? values : added);
  };
  return (
    <AriaToggleButtonGroup
      {...rest}
      aria-label={label}
      isDisabled={disabled}
      orientation={orientation}
      // React Aria's single mode uses the radio role, but its arrow keys don't select, which the APG requires of radio
      // groups.
      selectionMode="multiple"
      selectedKeys={pressed}
      onSelectionChange={change}
      disallowEmptySelection={disallowEmptySelection}
      // Inside a toolbar, the element has the role `group`, which does not support aria-orientation.
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
            ref={option === target ? ref : undefined}
            id={option.value}
            isDisabled={option.disabled}
            aria-label={iconOnly ? option.label : undefined}
            className={cx(buttonClass(look), toggle.choice)}
          >
            <ButtonBody {...look}>{option.label}</ButtonBody>
          </ToggleButton>
        );
      })}
      <FormValue ref={anchor} {...{ name, form, value: null }} disabled />
      {pressed.map((one) => (
        <FormValue key={one} {...{ name, form, disabled, value: one }} />
      ))}
    </AriaToggleButtonGroup>
  );
}
