export { Code } from '../components/CodeBlock/Code';
export { CodeBlock } from '../components/CodeBlock/CodeBlock';
export type { CodeBlockProps } from '../components/CodeBlock/CodeBlock';
export type { CodeLanguage } from '../components/CodeBlock/languages';
export type { CodeProps } from '../components/CodeBlock/Code';
