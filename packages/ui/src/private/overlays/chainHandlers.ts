type Handler = (event: never) => void;

/** Returns the handlers, each of which first calls the prop of the same name. */
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
