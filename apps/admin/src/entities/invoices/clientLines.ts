import type { InvoiceClient } from '@larder/domain/contract';

/** Company, address and contact of a client, a line each. */
export const clientLines = ({ company, address, country, companyEmail, contact }: InvoiceClient) =>
  [company, address, country, companyEmail, contact].filter(Boolean);
