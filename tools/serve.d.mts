export interface ServeOptions {
  root: string;
  port?: number;
  host?: string;
  encoding?: 'br' | 'gzip';
  /** Other origins that the app may call. */
  connect?: string[];
  /** Returns the headers of a path. @default the security headers and the cache rules */
  headersOf?: (path: string) => Record<string, string>;
}
export function serve(options: ServeOptions): Promise<{ url: string; close: () => Promise<void> }>;
