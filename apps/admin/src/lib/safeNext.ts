/** Returns the same-origin path to open after sign-in, else the home page. Prevents open redirects. */
export function safeNext(next: string | undefined): string {
  if (!next?.startsWith('/')) return '/';
  try {
    const url = new URL(next, 'https://larder.invalid');
    const path = url.pathname + url.search + url.hash;
    // Resolving dots can leave a path such as `//evil.example`, which is another origin.
    return url.origin === 'https://larder.invalid' && !path.startsWith('//') ? path : '/';
  } catch {
    return '/';
  }
}
