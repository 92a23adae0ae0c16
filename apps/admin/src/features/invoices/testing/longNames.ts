import { call } from '@larder/domain';
import { invoiceEndpoints } from '@larder/domain/contract';

export const longName = 'Maximiliane-Theodora von und zu Hohenstein-Lichtenfels-Waldburg';
const longCompany = 'Gesellschaftsveranstaltungsorganisationsdienstleistungszentrum-Niederschlesien';
export const longItem =
  'Private dining with a set menu of seven courses, matching wines and a long table for the whole party of the choir and its guests';

/** Gives an invoice a long client, long items and long texts. */
export async function giveLongNames(id: number) {
  const { invoice } = await call(invoiceEndpoints.invoice, { id });
  const client = {
    ...invoice.client,
    name: longName,
    company: longCompany,
    companyEmail: `events@${longCompany.slice(0, 60).toLowerCase()}.example`,
    address: 'Oberweißbacher Hauptstraße 1042, Hinterhaus, dritter Stock links, beim Hausmeister',
  };
  const lines = invoice.lines.map((line) => ({ ...line, item: longItem, text: longCompany.repeat(2) }));
  await call(invoiceEndpoints.update, { invoice: { id, client, lines, note: longCompany.repeat(3) } });
}
