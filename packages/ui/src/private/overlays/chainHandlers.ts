type Handler = (event: never) => void;

/** Merges event handlers into props: each handler runs after the one the props already have. */
export function chainHandlers(props: Record<string, unknown>, handlers: Record<string, Handler>) {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => {
      const given = props[name] as Handler | undefined;
      const run = (event: never) => {
        given?.(event);
        handler(event);
      };
      return [name, given ? run : handler];
    }),
  );
}
