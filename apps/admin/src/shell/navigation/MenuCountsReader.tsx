import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { Suspense, type ComponentType } from 'react';
import type { CountProps } from './counts/useCountReport';
import { countedPages, type CountedPage } from './menuCounts';
import { availablePage, type PageAccess } from './navigation';

/** Each count loads the queries of its entity only if the user may open its page. */
const readers: Record<CountedPage, ComponentType<CountProps>> = {
  email: lazyNamed(
    lazyModule(() => import('./counts/EmailCount')),
    'EmailCount',
  ),
  chat: lazyNamed(
    lazyModule(() => import('./counts/ChatCount')),
    'ChatCount',
  ),
  todo: lazyNamed(
    lazyModule(() => import('./counts/TaskCount')),
    'TaskCount',
  ),
  invoiceList: lazyNamed(
    lazyModule(() => import('./counts/InvoiceCount')),
    'InvoiceCount',
  ),
  jobX: lazyNamed(
    lazyModule(() => import('./counts/JobCount')),
    'JobCount',
  ),
  bills: lazyNamed(
    lazyModule(() => import('./counts/BillCount')),
    'BillCount',
  ),
};

export interface MenuCountsReaderProps extends CountProps {
  /** Pages that the user may open. */
  access: PageAccess;
}

/** Fetches the counts of the menu for the pages that the user may open. Renders nothing. */
export function MenuCountsReader({ access, onChange }: MenuCountsReaderProps) {
  return countedPages
    .filter((page) => availablePage(page, access))
    .map((page) => {
      const Reader = readers[page];
      return (
        <Suspense key={page}>
          <Reader onChange={onChange} />
        </Suspense>
      );
    });
}
