interface Policy {
  createScriptURL: (url: string) => unknown;
}
let policy: Policy | undefined;

/** `require-trusted-types-for` asks for a typed address of every worker; the policy lets our own through. A name can be taken once. */
export function trustedScript(script: string): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } };
  policy ??= trustedTypes?.createPolicy('larder-worker', {
    createScriptURL: (url) => {
      if (new URL(url, document.baseURI).origin !== window.location.origin)
        throw new TypeError('Not a script of ours.');
      return url;
    },
  });
  return (policy?.createScriptURL(script) ?? script) as string;
}
