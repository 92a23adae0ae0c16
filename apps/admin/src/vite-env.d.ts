/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_SIGN_IN_PROVIDERS?: string;
  readonly VITE_MOCK?: 'on' | 'off';
  readonly VITE_COMING_SOON_DATE?: string;
  readonly VITE_MAINTENANCE_START?: string;
  readonly VITE_MAINTENANCE_END?: string;
  readonly VITE_MAINTENANCE_REASON?: string;
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
