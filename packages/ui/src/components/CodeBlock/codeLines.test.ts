import { describe, expect, it } from 'vitest';
import { codeLines, importLines, plainLines } from './codeLines';
import { highlight } from './highlighter';

const text = (value: string) => ({ type: 'text', value });
const mark = (className: string, ...children: { type: string; value?: string }[]) => ({
  type: 'element',
  properties: { className: [className] },
  children,
});

describe('codeLines', () => {
  it('splits tokens at line breaks and keeps their scopes', () => {
    expect(codeLines([text('a '), mark('hljs-comment', text('/* b\n\nc */')), text('\nd')])).toEqual([
      [{ text: 'a ' }, { text: '/* b', scope: 'comment' }],
      [],
      [{ text: 'c */', scope: 'comment' }],
      [{ text: 'd' }],
    ]);
  });
  it('uses the innermost scope', () => {
    expect(codeLines([mark('hljs-string', text('x'), mark('hljs-subst', text('y')))])).toEqual([
      [
        { text: 'x', scope: 'string' },
        { text: 'y', scope: 'subst' },
      ],
    ]);
  });
  it('plainLines keeps the code unchanged', () => {
    const code = 'const a = 1;\n\n  // b\n';
    expect(
      plainLines(code)
        .map((line) => line.map((token) => token.text).join(''))
        .join('\n'),
    ).toBe(code);
  });
});

describe('highlight', () => {
  it('loads a language and returns tokens with scopes', async () => {
    const lines = await highlight('const a = "b";', 'typescript');
    expect(lines[0]).toEqual([
      { text: 'const', scope: 'keyword' },
      { text: ' a = ' },
      { text: '"b"', scope: 'string' },
      { text: ';' },
    ]);
  });
});

describe('importLines', () => {
  it.each([
    "import { Button } from '@larder/ui/Button';",
    "import { Toaster, notifyUser, type OTPFieldProps } from '@larder/ui/from';",
  ])('highlights an import statement as the highlighter does: %s', async (code) => {
    expect(importLines(code)).toEqual(await highlight(code, 'typescript'));
  });
  it('leaves other code to the highlighter', () => {
    expect(importLines("import { Button } from '@larder/ui/Button';\nconst a = 1;")).toBeUndefined();
    expect(importLines("import '@larder/ui/theme';")).toBeUndefined();
  });
});
