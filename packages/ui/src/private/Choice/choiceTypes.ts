import type { Ref } from 'react';
import type { IconType } from '../../icons/Icon';
import type * as field from '../Field/Field.css';

/** What the fields with a list have in common. */
export interface ChoiceFieldTexts {
  /** Name of the field. */
  label: string;
  /** Keeps the label for screen readers alone. @default false */
  hideLabel?: boolean;
  /** An example, or what to do, while nothing is chosen. */
  placeholder?: string;
  /** Stays under the field. */
  help?: string;
  /** What to do about a wrong value; takes the place of the help. */
  error?: string;
  /** Shows a mark beside the label; pair it with `isRequired` or the form's own rule. @default false */
  requiredMark?: boolean;
  /** Height: 32, 36 in bars, 40. @default 'md' */
  size?: keyof typeof field.size;
  /** Icon before the text. */
  startIcon?: IconType;
}

/** What every field with a list takes. */
export interface ChoiceProps extends ChoiceFieldTexts {
  /** Called when the focus leaves. */
  onBlur?: () => void;
  /** Cannot be chosen or pressed. @default false */
  isDisabled?: boolean;
  /** Can be read and reached, not changed. @default false */
  isReadOnly?: boolean;
  /** The form needs a value. @default false */
  isRequired?: boolean;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  /** Class of the root element. */
  className?: string;
  /** Id of the root element. */
  id?: string;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
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
  isDisabled?: boolean;
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
