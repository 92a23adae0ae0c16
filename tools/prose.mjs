#!/usr/bin/env node
/**
 * Finds wording that the style guide rules out, in comments, test titles, messages and Markdown. Each rule has a bad
 * and a good sample in `prose.test.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync, visitorKeys } from 'oxc-parser';

/**
 * `pattern` is matched against running text: code spans are blank, and a space matches any white space.
 * `kinds` limits a rule to `comment`, `doc` (JSDoc), `title`, `message` or `markdown`; `opening` is matched against the
 * first words of a text. `unless` is matched against the text around the match and the path, `except` against the path.
 */
const definitions = {
  answer: { pattern: 'answer(?:s|ed|ing)?', use: 'response, respond', unless: /question|FAQ|accordion|quiz/i },
  reply: {
    pattern: 'repl(?:y|ies|ied|ying)',
    use: 'response, respond',
    unless: /mail|message|comment|chat|thread|conversation/i,
  },
  refuse: { pattern: 'refus(?:e|es|ed|ing|al|als)', use: 'reject, error' },
  judge: { pattern: '(?:un)?judg(?:e|es|ed|ing|ment)', use: 'validate' },
  beside: { pattern: 'beside', use: 'next to' },
  anew: { pattern: 'anew', use: 'again' },
  former: { pattern: 'former', use: 'previous' },
  meanwhile: { pattern: 'meanwhile', use: 'in the meantime' },
  'at first': { pattern: 'at first(?! glance)', use: 'initially' },
  archaic: { pattern: '(?:thereby|thereof|lest|whence|whereupon|amid)', use: 'a plain connective' },
  reader: { pattern: '(?:a|the|every|each|this|that) readers?', use: 'the user' },
  nobody: { pattern: "(?:some|no)body(?:[’']s)?", use: 'the user, a person, no one' },
  whoever: { pattern: 'who(?:ever|soever)', use: 'the user, a person who' },
  finger: { pattern: 'fingers?', use: 'touch, pointer' },
  late: { pattern: '(?:comes?|came|coming) late|late (?:parts?|menus?|heads?)', use: 'lazy-loaded, lazy chunk' },
  'own or given': { pattern: 'own or given', use: 'controlled or uncontrolled' },
  sight: { pattern: '(?:in|out of) sight', use: 'visible, in the viewport' },
  'put back': {
    pattern: '(?:take|takes|took|taken|taking|put|puts|putting) (?:[\\w’]+ ){0,2}back',
    use: 'undo, restore',
  },
  'of its own': { pattern: "(?:of (?:its|their|his|her) own|one[’']s own)", use: 'its, separate' },
  weather: { pattern: 'weathers?', use: 'scenario' },
  house: { pattern: 'houses?(?! (?:number|wine))', use: 'restaurant, workplace' },
  unseen: { pattern: 'unseen', use: 'visually hidden' },
  keepsake: { pattern: 'keepsakes?', use: 'the precise term' },
  'says so': { pattern: '(?:say|says|said|saying) so', use: 'a precise verb' },
  'by itself': { pattern: 'by (?:itself|themselves)', use: 'automatically, alone' },
  stands: { pattern: '(?:stand|stands|stood|standing) (?:in|on|for)', use: 'is, contains, represents' },
  'is told': { pattern: '(?:is|are|be|been|being|was|were) told', use: 'receives, is notified' },
  'goes away': { pattern: '(?:go|goes|went|gone|going) away', use: 'closes, is removed' },
  'where it has one': { pattern: 'where (?:it has|they have|there is) one', use: 'if present' },
  'same breath': { pattern: 'in the same breath', use: 'also, in the same update' },
  walk: { pattern: '(?:a|the) walks?', use: 'keyboard navigation, traversal', except: /^tools\// },
  'column head': { pattern: '(?:column|table) heads?', use: 'header' },
  spelling: {
    pattern:
      '(?:colour|behaviour|favour|honour|neighbour)(?:s|ed|ing|al)?|cent(?:re|res|red)|grey(?:s|ed)?|(?:cancel|label)l(?:ed|ing)|(?:normal|serial|initial|recogn)is(?:e|es|ed|ing)',
    use: 'American spelling',
  },
  'outside document': {
    pattern: '(?:pages|restaurant|product|contract|extensions|trust|language|architecture)\\.md \\d[\\d.]*',
    use: 'the rule, stated here',
  },
  'JSDoc opening': {
    kinds: ['doc'],
    opening: /^(?:Whether|What|Which|Who|Whose|Whom)\b/,
    use: 'a noun phrase or an imperative',
  },
  'numbered title': { kinds: ['title'], opening: /^[A-Z]\d{2}\b/, use: 'the behavior' },
};

export const rules = Object.entries(definitions).map(([name, rule]) => ({
  ...rule,
  name,
  expression: rule.pattern && new RegExp(`(?<![\\w-])(?:${rule.pattern.replaceAll(' ', '\\s+')})(?![\\w-])`, 'gi'),
}));

const blank = (text) => text.replaceAll(/[^\n]/g, ' ');

/** Blanks code spans and addresses. */
const withoutCode = (text) => text.replaceAll(/`[^`]*`|https?:\/\/\S+|\{@link [^}]*\}/g, blank);

/** Yields the comments. Adjacent line comments are one text. */
function* commentTexts(source, comments) {
  let run;
  for (const { type, start, end } of comments) {
    const inner = source.slice(start, end);
    if (type === 'Block') {
      const text = inner
        .replace(/^\/\*+/, blank)
        .replace(/\*\/$/, '')
        .replaceAll(/\n[^\S\n]*\*/g, blank);
      yield { kind: inner.startsWith('/**') ? 'doc' : 'comment', start, text };
      continue;
    }
    const text = inner.replace(/^\/\/+/, blank);
    if (run && source.slice(run.start + run.text.length, start).trim() === '') {
      run.text += blank(source.slice(run.start + run.text.length, start)) + text;
    } else {
      if (run) yield run;
      run = { kind: 'comment', start, text };
    }
  }
  if (run) yield run;
}

const testNames = new Set(['it', 'test', 'describe', 'step']);
const messageNames = /^(?:say|stop|console|write|warn|warning|report|invariant)$|Error$/;

/** Returns the names in a callee, so that `test.each(rows)` and `test.skip` count as `test`. */
function calleeNames(callee) {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'MemberExpression') return [...calleeNames(callee.object), callee.property.name ?? ''];
  if (callee.type === 'CallExpression') return calleeNames(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calleeNames(callee.tag);
  return [];
}

/** Yields the literal parts of an expression, including the parts of templates and concatenations. */
function* literals(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') yield node;
  else if (node?.type === 'TemplateLiteral') yield* node.quasis;
  else if (node?.type === 'BinaryExpression') yield* [...literals(node.left), ...literals(node.right)];
  else if (node?.type === 'ConditionalExpression') yield* [...literals(node.consequent), ...literals(node.alternate)];
}

function* callTexts(source, program) {
  const queue = [program];
  while (queue.length > 0) {
    const node = queue.pop();
    for (const key of visitorKeys[node.type] ?? []) {
      const child = node[key];
      if (Array.isArray(child)) queue.push(...child.filter(Boolean));
      else if (child) queue.push(child);
    }
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') continue;
    const names = calleeNames(node.callee);
    const isTitle = testNames.has(names[0]) || names.at(-1) === 'step';
    if (!isTitle && !names.some((name) => messageNames.test(name))) continue;
    for (const argument of isTitle ? node.arguments.slice(0, 1) : node.arguments) {
      for (const { type, start, end } of literals(argument)) {
        // Strip the quotes of string literals; template quasis have none.
        const text = source.slice(start, end);
        const isQuoted = type === 'Literal';
        yield {
          kind: isTitle ? 'title' : 'message',
          start: isQuoted ? start + 1 : start,
          text: isQuoted ? text.slice(1, -1) : text,
        };
      }
    }
  }
}

/** Returns Markdown without code, imports and HTML comments, and of JSX only the text between tags. */
function markdownText(source) {
  return source
    .replaceAll(/^(```+|~~~+)[\s\S]*?^\1\s*$/gm, blank)
    .replaceAll(/<!--[\s\S]*?-->/g, blank)
    .replaceAll(/^(?:import|export) [\s\S]*?;$/gm, blank)
    .replaceAll(/<\/?[A-Za-z][^<>]*>/g, blank)
    .replaceAll(/\]\([^)]*\)/g, blank);
}

function textsOf(path, source) {
  if (/\.mdx?$/.test(path)) return [{ kind: 'markdown', start: 0, text: markdownText(source) }];
  const { comments, program } = parseSync(path, source);
  const texts = [...commentTexts(source, comments)];
  const hasCalls = /\b(?:it|test|describe|step|say|stop|console|write|warn|warning|report|invariant)\b|Error\(/.test(
    source,
  );
  return hasCalls ? [...texts, ...callTexts(source, program)] : texts;
}

function* matches(rule, text) {
  if (!rule.opening) yield* text.matchAll(rule.expression);
  else {
    const offset = text.search(/\S/);
    const match = offset >= 0 && text.slice(offset).match(rule.opening);
    if (match) yield Object.assign(match, { index: offset });
  }
}

export function proseFindings(path, source) {
  const findings = [];
  for (const { kind, start, text: raw } of textsOf(path, source)) {
    const text = withoutCode(raw);
    for (const rule of rules) {
      if (rule.except?.test(path) || (rule.kinds && !rule.kinds.includes(kind))) continue;
      for (const match of matches(rule, text)) {
        const around = raw.slice(Math.max(0, match.index - 120), match.index + 120);
        if (rule.unless?.test(around) || rule.unless?.test(path)) continue;
        const line = source.slice(0, start + match.index).split('\n').length;
        findings.push({ path, line, kind, rule: rule.name, word: match[0].replaceAll(/\s+/g, ' '), use: rule.use });
      }
    }
  }
  return findings;
}

const extensions = new Set(['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.mts', '.md', '.mdx']);

/** Skips generated files, whose sources are checked, and this script and its test, which contain the reported words. */
const skipped = /\.gen\.ts$|^docs\/(?:components|contract|benchmarks)\.md$|\/api\.md$|CHANGELOG\.md$|^tools\/prose\./;

export function checkProse(root, under = []) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...under];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  return files
    .filter((path) => extensions.has(extname(path)) && !skipped.test(path) && existsSync(join(root, path)))
    .flatMap((path) => proseFindings(path, readFileSync(join(root, path), 'utf8')));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const findings = checkProse(fileURLToPath(new URL('..', import.meta.url)), process.argv.slice(2));
  for (const { path, line, word, use } of findings) process.stderr.write(`${path}:${line} “${word}”: use ${use}\n`);
  if (findings.length > 0) {
    process.stderr.write(`${findings.length} findings. Rewrite the sentence in plain technical English.\n`);
    process.exitCode = 1;
  }
}
