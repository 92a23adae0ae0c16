import { createLowlight } from 'lowlight';
import { codeLines, type CodeNode, type CodeToken } from './codeLines';
import { languages, type CodeLanguage } from './languages';

const lowlight = createLowlight();

/** Highlights code and returns lines of tokens. Import this module dynamically, to keep it out of the main chunk. */
export async function highlight(code: string, language: CodeLanguage): Promise<CodeToken[][]> {
  if (!lowlight.registered(language)) lowlight.register(language, (await languages[language]()).default);
  return codeLines(lowlight.highlight(language, code).children as readonly CodeNode[]);
}
