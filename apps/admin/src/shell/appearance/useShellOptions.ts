import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

/** How the shell looks on one page. It applies while the page is open and is never stored. */
export interface ShellOptions {
  contentWidth?: 'boxed';
  /** If true, the menu starts collapsed. The user can expand it. */
  menuCollapsed?: boolean;
  menuHidden?: boolean;
  /** `none`: the page fills the shell. */
  contentPadding?: 'none';
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
      const match = matches.at(-1);
      return { options: match?.staticData.shell ?? noOptions, path: match?.pathname };
    },
    structuralSharing: true,
  });
  const [pathOfChoice, setPathOfChoice] = useState<string>();
  if (pathOfChoice !== undefined && pathOfChoice !== path) setPathOfChoice(undefined);
  const { menuCollapsed: _menuCollapsed, ...rest } = options;
  return [pathOfChoice === undefined ? options : rest, () => setPathOfChoice(path)];
}
