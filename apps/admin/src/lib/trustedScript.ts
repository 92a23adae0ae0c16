interface Policy {
  createScriptURL: (url: string) => unknown;
}
let policy: Policy | undefined;

/** Returns a `TrustedScriptURL` for a same-origin worker script. A policy name can be used only once. */
export function trustedScript(script: string): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } };
  policy ??= trustedTypes?.createPolicy('larder-worker', {
    createScriptURL: (url) => {
      if (new URL(url, document.baseURI).origin !== window.location.origin)
        throw new TypeError('The worker script must have the origin of the page.');
      return url;
    },
  });
  return (policy?.createScriptURL(script) ?? script) as string;
}
