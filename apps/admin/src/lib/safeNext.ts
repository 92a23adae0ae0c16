/** Returns the same-origin path to open after sign-in, else the home page. Prevents open redirects. */
export function safeNext(next: string | undefined): string {
  if (!next?.startsWith('/')) return '/';
  try {
    const url = new URL(next, 'https://larder.invalid');
    return url.origin === 'https://larder.invalid' ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
