export const invoiceStatuses = [
  'Paid',
  'Downloaded',
  'Sent',
  'Draft',
  'Partial Payment',
  'Past Due',
  'Credited',
  'Credit Note',
] as const;
/** Statuses that a user can set. The others are derived. */
export const invoiceSetStatuses = ['Draft', 'Sent', 'Downloaded'] as const;
export const invoicePaymentMethods = ['Cash', 'Bank transfer', 'Debit card', 'Credit card', 'Wallet'] as const;
/** Issued to clients, or received from suppliers. */
export const invoiceDirections = ['issued', 'received'] as const;
export const invoiceHistoryKinds = ['created', 'sent', 'downloaded', 'payment', 'credited'] as const;
export const invoiceSortColumns = [
  'id',
  'issuedDate',
  'dueDate',
  'service',
  'salesperson',
  'total',
  'balance',
  'invoiceStatus',
  'client.name',
  'client.company',
  'client.companyEmail',
  'client.address',
  'client.country',
  'client.contact',
] as const;
