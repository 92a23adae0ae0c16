import { parseSync } from 'oxc-parser';
import { dirname, posix } from 'node:path';

const toRoot = (path, file) => posix.relative(dirname(path), file).replace(/^(?!\.)/, './');

const ownLayoutEffect = 'private/useLayoutEffect.js';

/**
 * React 18 hands `ref` only to what `forwardRef` made; in React 19 it is a prop like any other. Each component of a built
 * module is passed through `withRef`, which knows the version at hand and leaves the function as it is in 19.
 * Modules that use react-aria also bring the sheet that it would otherwise write into the page.
 */
export function wrapComponents(path, text) {
  const { program, errors } = parseSync(path, text, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const edits = [];
  for (const { type, id, start, end } of program.body) {
    if (type !== 'FunctionDeclaration' || !/^[A-Z]/.test(id.name)) continue;
    if (!/\/jsx-runtime"|from "react"/.test(text)) continue;
    edits.push([start, `const ${id.name} = /* @__PURE__ */ withRef(`], [end, ');']);
  }
  let out = text;
  for (const [at, insert] of edits.toSorted(([a], [b]) => b - a)) out = out.slice(0, at) + insert + out.slice(at);
  // On the first line, so that the source map still fits.
  if (edits.length > 0) out = `import { withRef } from '${toRoot(path, 'private/withRef.js')}';${out}`;
  const layoutEffect = /(import \{[^}]*?)\buseLayoutEffect,? ?([^}]*\} from "react";)/;
  if (path !== ownLayoutEffect && layoutEffect.test(out))
    out = `import { useLayoutEffect } from '${toRoot(path, ownLayoutEffect)}';${out.replace(layoutEffect, '$1$2')}`;
  if (/from "react-aria-components"/.test(text)) out = `import '${toRoot(path, 'private/pressStyle.js')}';${out}`;
  return out;
}
