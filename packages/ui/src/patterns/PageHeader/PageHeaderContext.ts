import { createContext, type ReactNode } from 'react';

/** Content that a layout adds to every page header. */
export interface PageHeaderContextValue {
  /** Default breadcrumbs. */
  breadcrumbs?: ReactNode;
  /** Control at the end of the breadcrumbs, such as a bookmark star. */
  mark?: ReactNode;
}

/** Provides content to all page headers in a layout. */
export const PageHeaderContext = createContext<PageHeaderContextValue>({});
