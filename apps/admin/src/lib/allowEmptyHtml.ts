interface Policy {
  createHTML: (markup: string) => string | null;
}

/**
 * Allows code to empty an element with `innerHTML = ''` under `require-trusted-types-for 'script'`, as React Aria does
 * with its live regions. All other markup stays blocked. Browsers use the policy named `default` for plain strings.
 */
export function allowEmptyHtml() {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => unknown } };
  trustedTypes?.createPolicy('default', { createHTML: (markup) => (markup === '' ? '' : null) });
}
