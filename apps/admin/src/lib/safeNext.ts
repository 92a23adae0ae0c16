/** The address to go to after sign-in: a path of this origin, else the home page. Guards against open redirects. */
export function safeNext(next: string | undefined): string {
  if (!next?.startsWith('/')) return '/';
  try {
    const url = new URL(next, 'https://larder.invalid');
    return url.origin === 'https://larder.invalid' ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
