interface Policy {
  createHTML: (markup: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Policy) => Policy;
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
let policy: Policy | undefined;

/** Markup that this package wrote itself, in the form that a page under Trusted Types accepts; its policy is named `larder`. */
export function trustedHtml(markup: string): string {
  policy ??= factory?.createPolicy('larder', { createHTML: (text) => text });
  return policy ? policy.createHTML(markup) : markup;
}
