import type { ChoiceOption } from './choiceTypes';

/** Key of the row that adds what was typed; no value begins with this sign. */
export const createKey = '\u0000create';

/** Whether a text is the name of an option already, without regard to case and the blanks around it. */
export function optionNamed<Value extends string>(
  options: readonly ChoiceOption<Value>[],
  text: string,
): ChoiceOption<Value> | undefined {
  const wanted = text.trim().toLocaleLowerCase();
  return options.find((option) => option.label.trim().toLocaleLowerCase() === wanted);
}

/** The texts of one that was pasted or typed with commas, semicolons or line ends between them. */
export const splitTexts = (text: string): string[] =>
  text
    .split(/[,;\n،؛]/)
    .map((part) => part.trim())
    .filter(Boolean);
