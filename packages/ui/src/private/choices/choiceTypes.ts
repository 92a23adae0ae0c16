import type { IconType } from '../../icons/Icon';
import type { WidgetFieldProps } from '../fields/widgetFieldProps';

/** Props shared by Select, ComboBox, Autocomplete and TagField. */
export interface ChoiceProps extends Omit<WidgetFieldProps, 'label' | 'name' | 'form'> {
  /** Label of the field. */
  label: string;
  /** Example or hint, shown while the field is empty. */
  placeholder?: string;
  /** Icon before the text. */
  startIcon?: IconType;
}

/** One option of a list. */
export interface ChoiceOption<Value extends string = string> {
  value: Value;
  /** Label of the option. */
  label: string;
  /** Second line. */
  description?: string;
  /** Number of matching records. */
  count?: number | string;
  /** Icon before the label. */
  icon?: IconType;
  disabled?: boolean;
}

/** A titled section of a list. */
export interface ChoiceSection<Value extends string = string> {
  /** Heading of the section. */
  title: string;
  options: readonly ChoiceOption<Value>[];
}

/** Options and sections, in order. */
export type ChoiceList<Value extends string = string> = readonly (ChoiceOption<Value> | ChoiceSection<Value>)[];

/** Returns true for sections. */
export const isSection = <Value extends string>(
  entry: ChoiceOption<Value> | ChoiceSection<Value>,
): entry is ChoiceSection<Value> => 'options' in entry;

/** Returns all options of a list, including those in sections. */
export const flatOptions = <Value extends string>(list: ChoiceList<Value>): readonly ChoiceOption<Value>[] =>
  list.some(isSection)
    ? list.flatMap((entry) => (isSection(entry) ? entry.options : [entry]))
    : (list as readonly ChoiceOption<Value>[]);

/** Lists with more options are virtualized. */
export const virtualizeFrom = 100;
