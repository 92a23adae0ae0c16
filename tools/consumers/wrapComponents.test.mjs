import { describe, expect, test } from 'vitest';
import { wrapComponents } from '../../packages/ui/build/wrapComponents.mjs';

const jar = `// src/components/Jar/Jar.tsx
import { useLayoutEffect, useRef } from "react";
import { jsx } from "react/jsx-runtime";
function Jar({ ref, ...rest }) {
  useLayoutEffect(() => {});
  return jsx("div", { ref, ...rest });
}
function helper() {
}
export {
  Jar
};
`;

describe('a built module', () => {
  const out = wrapComponents('components/Jar/Jar.js', jar);

  test('gives its components their ref in React 18, on the lines where they stood', () => {
    expect(out).toContain('const Jar = /* @__PURE__ */ withRef(function Jar({ ref, ...rest }) {');
    expect(out).toMatch(/^import .*import \{ withRef \} from '\.\.\/\.\.\/private\/withRef\.js';\/\/ src/);
    expect(out).toContain('function helper() {');
    expect(out.split('\n')).toHaveLength(jar.split('\n').length);
  });

  test('takes the layout effect that a server does not warn of', () => {
    expect(out).toContain(`import { useLayoutEffect } from '../../private/useLayoutEffect.js';`);
    expect(out).toContain('import { useRef } from "react";');
  });

  test('brings the sheet of react-aria where it uses it', () => {
    const menu = 'import { Menu } from "react-aria-components";\nexport {\n  Menu\n};\n';
    expect(wrapComponents('entries/Menu.js', menu)).toMatch(/^import '\.\.\/private\/pressStyle\.js';/);
  });

  test('is left alone where it draws nothing', () => {
    const plain = 'function Total(a) {\n  return a;\n}\nexport {\n  Total\n};\n';
    expect(wrapComponents('theme/total.js', plain)).toBe(plain);
  });
});
