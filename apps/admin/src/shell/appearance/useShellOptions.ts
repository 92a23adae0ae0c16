import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { ShellPreferences } from '../../hooks/useShellPreferences';

/** How the shell looks on one page. It applies while the page is open and is never stored. */
export interface ShellOptions extends Partial<ShellPreferences> {
  /** `flush`: no padding. `fill`: as high as the viewport too, for pages whose panes scroll. */
  contentLayout?: 'flush' | 'fill';
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    shell?: ShellOptions;
  }
}

const noOptions: ShellOptions = {};

/** Returns the shell options of the open page, and a function that lets the user's choice for the menu apply again. */
export function useShellOptions(): [ShellOptions, () => void] {
  const { options, path } = useRouterState({
    select: ({ matches }) => {
      const match = matches.findLast(({ staticData }) => staticData.shell);
      // Error pages have the usual layout.
      const isFailed = match?.status === 'error' || match?.status === 'notFound';
      return { options: (!isFailed && match?.staticData.shell) || noOptions, path: matches.at(-1)?.pathname };
    },
    structuralSharing: true,
  });
  const [pathOfChoice, setPathOfChoice] = useState<string>();
  if (pathOfChoice !== undefined && pathOfChoice !== path) setPathOfChoice(undefined);
  const { menuCollapsed: _menuCollapsed, ...rest } = options;
  return [pathOfChoice === undefined ? options : rest, () => setPathOfChoice(path)];
}
