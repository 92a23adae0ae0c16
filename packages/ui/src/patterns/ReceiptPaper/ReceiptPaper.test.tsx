import { describeConformance } from '../../private/testing/conformance';
import { ReceiptPaper } from './ReceiptPaper';

describeConformance(
  ReceiptPaper,
  { title: 'Quay Street', items: [{ name: 'Oysters', amount: '42.00' }], total: { label: 'Total', amount: '$42.00' } },
  { element: 'article' },
);
