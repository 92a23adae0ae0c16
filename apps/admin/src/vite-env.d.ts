/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_SIGN_IN_PROVIDERS?: string;
  readonly VITE_MOCK?: 'on' | 'off';
  readonly VITE_COMING_SOON_DATE?: string;
  readonly VITE_MAINTENANCE_START?: string;
  readonly VITE_MAINTENANCE_END?: string;
  readonly VITE_MAINTENANCE_REASON?: string;
  readonly VITE_STORYBOOK_URL?: string;
}

declare module 'virtual:menu-icons' {
  import type { LucideIcon } from 'lucide-react';

  const icons: Readonly<Record<string, LucideIcon>>;
  export default icons;
}
declare module 'virtual:page-icons' {
  import type { LucideIcon } from 'lucide-react';

  const icons: Readonly<Record<string, LucideIcon>>;
  export default icons;
}
declare module 'virtual:icon-set' {
  /** All Lucide icons, sorted by name. */
  const icons: readonly (readonly [
    name: string,
    nodes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[],
    aliases: readonly string[],
  ])[];
  export default icons;
}
declare module 'virtual:notices' {
  /** Run-time dependencies with their licenses, sorted by name. */
  const notices: readonly { name: string; version: string; license: string; text: string }[];
  export default notices;
}
declare module 'virtual:gallery' {
  /** Importers by target of the page. `features/gallery/gallery.ts` adds the types. */
  const gallery: Readonly<Record<string, Readonly<Record<'stories' | 'codes', () => Promise<{ default: unknown }>>>>>;
  export default gallery;
}
