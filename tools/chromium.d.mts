export function chromium(): string | undefined;
export const chromiumArgs: string[];
