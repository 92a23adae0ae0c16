export interface PolicyOptions {
  /** Other origins that the app may call. */
  connect?: string[];
  /** Texts of inline scripts. */
  scripts?: string[];
}
export function originsOf(apiUrl?: string): string[];
export function inlineScripts(html: string): string[];
export function metaPolicy(options?: PolicyOptions): string;
export const framePaths: readonly string[];
export function framePolicy(path: string): string;
export function securityHeaders(options?: PolicyOptions, path?: string): Record<string, string>;
export function cacheControl(path: string): string;
