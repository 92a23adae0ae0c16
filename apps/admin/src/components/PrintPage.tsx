import { isNotFound } from '@larder/domain';
import { Alert, Button, Skeleton } from '@larder/ui';
import { Printer } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../hooks/useDocumentTitle';
import { useFormats } from '../hooks/useFormats';
import { addPageStyle } from '../lib/addPageStyle';
import { LoadError, type LoadErrorProps } from './LoadError';
import * as styles from './PrintPage.css';

type DocumentQuery<Data> = LoadErrorProps['query'] & { data: Data | undefined; isError: boolean };

export interface PrintPageProps<Id, Data> {
  ids: readonly Id[];
  /** Query of each document, in the order of `ids`. */
  queries: readonly DocumentQuery<Data>[];
  /** If true, the documents can't be printed yet. */
  loading: boolean;
  /** Title of the browser tab, which browsers use as the name of a saved file. */
  title: string;
  /** If true, the title is also the heading of the page. */
  showTitle: boolean;
  /** Link to the page of the documents. */
  back: ReactNode;
  missing: (ids: string) => string;
  failed: string;
  /** Message if there is no document with any of the IDs. */
  notFound: ReactNode;
  /** Renders a document. */
  children: (data: Data) => ReactNode;
}

/** Paper size, margins and page numbers. */
const pages = `@page { size: A4; margin: 16mm; @bottom-center { content: '\\2066' counter(page) ' / ' counter(pages) '\\2069'; font: 8pt sans-serif; } }`;

const isMissing = ({ error }: { error: unknown }) => isNotFound(error);

/** Opens the print dialog once, when everything is loaded. */
function usePrintOnLoad(isReady: boolean) {
  const [hasPrinted, setPrinted] = useState(false);
  useEffect(() => {
    if (!isReady || hasPrinted) return undefined;
    let isOver = false;
    void document.fonts.ready.then(() => {
      if (isOver) return;
      setPrinted(true);
      window.print();
    });
    return () => {
      isOver = true;
    };
  }, [isReady, hasPrinted]);
}

/** A page without a shell that prints one or several documents. Each starts on a new sheet of paper. */
export function PrintPage<Id extends number | string, Data>({ notFound, ...props }: PrintPageProps<Id, Data>) {
  const { ids, queries } = props;
  const isEmpty = ids.length === 0 || queries.every(isMissing);
  // This page has no shell, which would provide the main landmark.
  return isEmpty ? <main id="main">{notFound}</main> : <Documents {...props} />;
}

function Documents<Id extends number | string, Data>({
  ids,
  queries,
  loading,
  title,
  showTitle,
  back,
  missing,
  failed,
  children,
}: Omit<PrintPageProps<Id, Data>, 'notFound'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const missingIds = ids.filter((_, index) => isMissing(queries[index]!));
  const failedQuery = queries.find((query) => query.isError && !query.data && !isMissing(query));
  const isLoaded = queries.every((query) => query.data !== undefined || isMissing(query));
  useDocumentTitle(title);
  useEffect(() => addPageStyle(pages), []);
  usePrintOnLoad(isLoaded && !loading);
  return (
    <main className={styles.page} id="main" aria-busy={(!isLoaded && !failedQuery) || undefined}>
      <div className={styles.bar}>
        {back}
        {showTitle && <h1 className={styles.title}>{title}</h1>}
        <Button variant="filled" startIcon={Printer} disabled={!isLoaded} onClick={() => window.print()}>
          {t('invoices.actions.print')}
        </Button>
      </div>
      {missingIds.length > 0 && (
        <Alert tone="warning" className={styles.onScreen} title={missing(formats.list(missingIds.map(String)))} />
      )}
      {failedQuery ? (
        <LoadError title={failed} query={failedQuery} size="md" />
      ) : isLoaded ? (
        queries.map(
          ({ data }, index) =>
            data !== undefined && (
              <div key={ids[index]} className={styles.document}>
                {children(data)}
              </div>
            ),
        )
      ) : (
        <Skeleton blockSize={900} />
      )}
    </main>
  );
}
