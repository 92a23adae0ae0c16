import { createLowlight } from 'lowlight';
import { codeLines, type CodeNode, type CodeToken } from './codeLines';
import { languages, type CodeLanguage } from './languages';

const lowlight = createLowlight();

/** Lines of a code with the kinds of its words. The module is loaded late: a page with no code carries none of it. */
export async function highlight(code: string, language: CodeLanguage): Promise<CodeToken[][]> {
  if (!lowlight.registered(language)) lowlight.register(language, (await languages[language]()).default);
  return codeLines(lowlight.highlight(language, code).children as readonly CodeNode[]);
}
