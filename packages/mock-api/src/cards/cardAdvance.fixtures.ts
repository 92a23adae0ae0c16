import type { Attachment, Channel, PaymentType } from '@larder/domain/contract';

/** Icon and color of each channel. */
export const channelLooks: Record<Channel, { icon: string; color: string }> = {
  pos: { icon: 'monitor', color: 'primary' },
  online: { icon: 'globe', color: 'info' },
  qr: { icon: 'qr-code', color: 'success' },
  partner: { icon: 'bike', color: 'warning' },
  phone: { icon: 'phone', color: 'secondary' },
  kiosk: { icon: 'tablet', color: 'danger' },
};

/** Icon and color of each payment method. */
export const paymentLooks: Record<PaymentType, { icon: string; color: string }> = {
  card: { icon: 'credit-card', color: 'primary' },
  cash: { icon: 'banknote', color: 'success' },
  gift_card: { icon: 'gift', color: 'info' },
  house_account: { icon: 'house', color: 'warning' },
  other: { icon: 'wallet', color: 'secondary' },
};

/** Budget and cost of the menu launch by restaurant, in major units. */
export const launches: Record<string, { budget: number; cost: number }> = {
  'rst-nyc': { budget: 4_200, cost: 1_960 },
  'rst-lis': { budget: 2_800, cost: 1_240 },
  'rst-tyo': { budget: 520_000, cost: 210_000 },
};

/** Returns the email address of a supplier. */
export const supplierEmail = (brand: string) =>
  `orders@${brand
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')}.example`;

interface TimelineRow {
  hoursAgo: number;
  color: string;
  icon: string;
  title: string;
  text: string;
  file?: Attachment;
  /** Number of users it shows. */
  people?: number;
  link?: string;
}

const monthClose: Attachment = {
  fileName: 'october-close.pdf',
  size: 184_320,
  type: 'application/pdf',
  url: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK',
};

export const timelineRows: readonly TimelineRow[] = [
  { hoursAgo: 2, color: 'success', icon: 'file-text', title: 'Noor closed October', text: '', file: monthClose },
  { hoursAgo: 4, color: 'primary', icon: 'users', title: 'New starters on Monday', text: '', people: 3 },
  {
    hoursAgo: 6,
    color: 'warning',
    icon: 'triangle-alert',
    title: 'Brown crab tart is off',
    text: 'Until Tuesday, three bookings told.',
  },
  {
    hoursAgo: 26,
    color: 'info',
    icon: 'truck',
    title: 'Delivery from Harrow Farm',
    text: 'Two crates short, credit asked for.',
    link: '/apps/invoice/list',
  },
];
