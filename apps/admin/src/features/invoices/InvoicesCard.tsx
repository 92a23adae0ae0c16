import { InvoiceListPage } from './InvoiceListPage';

/** The list of invoices on another page. Its search parameters start with `inv.`. */
export const InvoicesCard = () => <InvoiceListPage prefix="inv." />;
