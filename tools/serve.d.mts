export interface ServeOptions {
  root: string;
  port?: number;
  host?: string;
  encoding?: 'br' | 'gzip';
  /** Origins that the app may call beside its own. */
  connect?: string[];
}
export function serve(options: ServeOptions): Promise<{ url: string; close: () => Promise<void> }>;
