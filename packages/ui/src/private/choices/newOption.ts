import type { ChoiceOption } from './choiceTypes';

/** ID of the row that adds the typed text. Starts with a NUL character, so that it differs from option values. */
export const createKey = '\u0000create';

/** Returns the option with this name, ignoring case and surrounding spaces. */
export function findOptionByName<Value extends string>(
  options: readonly ChoiceOption<Value>[],
  text: string,
): ChoiceOption<Value> | undefined {
  const wanted = text.trim().toLocaleLowerCase();
  return options.find((option) => option.label.trim().toLocaleLowerCase() === wanted);
}

/** Splits pasted or typed text at line breaks and at Latin or Arabic commas and semicolons. */
export const splitTexts = (text: string): string[] =>
  text
    .split(/[,;\n،؛]/)
    .map((part) => part.trim())
    .filter(Boolean);
