import type { InvoiceClient } from '@larder/domain/contract';

/** Returns company, address and contact of a client, one per line. */
export const clientLines = ({ company, address, country, companyEmail, contact }: InvoiceClient) =>
  [company, address, country, companyEmail, contact].filter(Boolean);
