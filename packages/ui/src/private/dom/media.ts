/** Returns the state of a media query. Undefined without `matchMedia`, as in jsdom. */
export const matchMediaIfAvailable = (query: string): MediaQueryList | undefined => window.matchMedia?.(query);

export const prefersReducedMotion = () => matchMediaIfAvailable('(prefers-reduced-motion: reduce)')?.matches ?? false;
