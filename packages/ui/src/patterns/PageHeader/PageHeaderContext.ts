import { createContext, type ReactNode } from 'react';

/** What every page's header has from its surroundings. */
export interface PageSurroundings {
  /** The way to the page, where the page tells none itself. */
  breadcrumbs?: ReactNode;
  /** A control at the end of that row, such as the star of a bookmark. */
  mark?: ReactNode;
}

/** The shell tells its page headers what they have in common: no page has code of its own for it. */
export const PageHeaderContext = createContext<PageSurroundings>({});
