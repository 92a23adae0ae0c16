import { addDays, groupBy, invoiceSums, sumOf, toMajor, utcDate, type InvoiceLine } from '@larder/domain/contract';
import type { Database } from '../database';
import { invoiceRows } from '../invoices/invoices.store';
import { shopStore } from '../products/products.store';
import { drawPlate } from '../users/avatar';
import { supplierEmail } from './cardAdvance.fixtures';
import { percentChange } from './cardFigures';

interface Purchase {
  brand: string;
  category: string;
  invoice: number;
  date: string;
  /** Minor units. */
  amount: number;
}

const amountOf = (line: InvoiceLine) => invoiceSums([line]).total;

/** Returns the invoiced lines with a product of the shop. Credits are negative. */
function purchasesOf(db: Database, now: Date): Purchase[] {
  const products = new Map(shopStore(db).products.rows.map((product) => [product.id, product]));
  return invoiceRows(db, now).flatMap(({ id, issuedDate, lines, creditOf }) =>
    lines.flatMap((line) => {
      const product = line.productId === undefined ? undefined : products.get(line.productId);
      if (!product) return [];
      const { brand, category } = product;
      return {
        brand,
        category,
        invoice: creditOf ?? id,
        date: issuedDate,
        amount: creditOf === undefined ? amountOf(line) : -amountOf(line),
      };
    }),
  );
}

/**
 * Returns the suppliers of the products invoiced in the last 28 days. All restaurants share the shop and its account
 * currency.
 */
export function supplierCard(db: Database, now: Date) {
  const today = utcDate(now);
  const [start, startBefore] = [addDays(today, -27), addDays(today, -55)];
  const rows = [...groupBy(purchasesOf(db, now), ({ brand }) => brand)].flatMap(([name, purchases]) => {
    const recent = purchases.filter(({ date }) => date >= start);
    const before = purchases.filter(({ date }) => date >= startBefore && date < start);
    const [first] = recent;
    if (!first) return [];
    const spend = sumOf(recent, ({ amount }) => amount);
    return {
      name,
      logo: drawPlate(name),
      email: supplierEmail(name),
      category: first.category,
      orders: new Set(recent.map(({ invoice }) => invoice)).size,
      period: '28 days',
      spend: toMajor(spend),
      trend: percentChange(
        spend,
        sumOf(before, ({ amount }) => amount),
      ),
    };
  });
  const sorted = rows.toSorted((a, b) => b.spend - a.spend || (a.name < b.name ? -1 : 1));
  return { currency: 'USD', rows: sorted.map((row, index) => ({ id: index + 1, ...row })) };
}
