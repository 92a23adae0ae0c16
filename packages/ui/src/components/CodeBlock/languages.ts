import type { LanguageFn } from 'highlight.js';

export type CodeLanguage =
  'bash' | 'css' | 'diff' | 'html' | 'http' | 'javascript' | 'json' | 'markdown' | 'sql' | 'typescript' | 'yaml';

// With inferred types, the declaration file would import `highlight.js/lib/languages/*`, which doesn't exist.
type Grammar = () => Promise<{ default: LanguageFn }>;

/** Supported languages. Each is lazy-loaded on first use. */
export const languages: Record<CodeLanguage, Grammar> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  css: () => import('highlight.js/lib/languages/css'),
  diff: () => import('highlight.js/lib/languages/diff'),
  html: () => import('highlight.js/lib/languages/xml'),
  http: () => import('highlight.js/lib/languages/http'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  markdown: () => import('highlight.js/lib/languages/markdown'),
  sql: () => import('highlight.js/lib/languages/sql'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
};
