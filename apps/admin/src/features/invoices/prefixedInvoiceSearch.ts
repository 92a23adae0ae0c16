import { replacePrefixed, unprefixed } from '../../lists/listState';
import { invoiceList, type InvoiceListSearch } from './invoiceList';

type Prefixed<Prefix extends string> = {
  [Name in keyof InvoiceListSearch as `${Prefix}${Name}`]?: InvoiceListSearch[Name];
};

/** Validates the search parameters of an embedded list of invoices. */
export const prefixedInvoiceSearch = <Prefix extends string>(prefix: Prefix, search: object) =>
  replacePrefixed({}, prefix, invoiceList.search.parse(unprefixed(search, prefix))) as Prefixed<Prefix>;
