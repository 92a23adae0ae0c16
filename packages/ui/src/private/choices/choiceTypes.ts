import type { IconType } from '../../icons/Icon';
import type { WidgetFieldProps } from '../fields/widgetFieldProps';

/** What every field with a list takes. */
export interface ChoiceProps extends Omit<WidgetFieldProps, 'label' | 'name' | 'form'> {
  /** Name of the field. */
  label: string;
  /** An example, or what to do, while nothing is chosen. */
  placeholder?: string;
  /** Icon before the text. */
  startIcon?: IconType;
}

/** One option of a list. */
export interface ChoiceOption<Value extends string = string> {
  value: Value;
  /** What the option is called. */
  label: string;
  /** A second line. */
  description?: string;
  /** How many records have it. */
  count?: number | string;
  /** Icon before the label. */
  icon?: IconType;
  disabled?: boolean;
}

/** A titled part of a list. */
export interface ChoiceSection<Value extends string = string> {
  /** Words over its options. */
  title: string;
  options: readonly ChoiceOption<Value>[];
}

/** Options, or titled parts of them, in order. */
export type ChoiceList<Value extends string = string> = readonly (ChoiceOption<Value> | ChoiceSection<Value>)[];

/** Whether an entry of a list holds options and is none itself. */
export const isSection = <Value extends string>(
  entry: ChoiceOption<Value> | ChoiceSection<Value>,
): entry is ChoiceSection<Value> => 'options' in entry;

/** All options of a list, whatever part they stand in. */
export const flatOptions = <Value extends string>(list: ChoiceList<Value>): readonly ChoiceOption<Value>[] =>
  list.some(isSection)
    ? list.flatMap((entry) => (isSection(entry) ? entry.options : [entry]))
    : (list as readonly ChoiceOption<Value>[]);

/** From here on only the rows in sight are made. */
export const longFrom = 100;
