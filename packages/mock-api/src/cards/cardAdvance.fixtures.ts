import type { Attachment } from '@larder/domain/contract';

export const suppliers = [
  {
    id: 1,
    name: 'Brackwater Fish',
    email: 'orders@brackwater.example',
    category: 'Fish',
    orders: 24,
    spend: 12_480.5,
    trend: 4.2,
  },
  {
    id: 2,
    name: 'Tithe Barn Produce',
    email: 'desk@tithebarn.example',
    category: 'Vegetables',
    orders: 31,
    spend: 9_310.75,
    trend: -1.6,
  },
  {
    id: 3,
    name: 'Old Mill Bakery',
    email: 'bread@oldmill.example',
    category: 'Bread',
    orders: 28,
    spend: 2_964.2,
    trend: 0.8,
  },
  {
    id: 4,
    name: 'Greenholt Dairy',
    email: 'milk@greenholt.example',
    category: 'Dairy',
    orders: 16,
    spend: 4_127.4,
    trend: 2.9,
  },
  {
    id: 5,
    name: 'Rook & Vine',
    email: 'cellar@rookandvine.example',
    category: 'Wine',
    orders: 7,
    spend: 8_845,
    trend: -3.4,
  },
  {
    id: 6,
    name: 'Harrow Farm',
    email: 'meat@harrowfarm.example',
    category: 'Meat',
    orders: 12,
    spend: 10_290.6,
    trend: 5.7,
  },
];

export const channelRows = [
  { icon: 'monitor', name: 'Till', color: 'primary' },
  { icon: 'globe', name: 'Online', color: 'info' },
  { icon: 'qr-code', name: 'Table code', color: 'success' },
  { icon: 'bike', name: 'Delivery partner', color: 'warning' },
  { icon: 'phone', name: 'Phone', color: 'secondary' },
];

export const payments = [
  { icon: 'credit-card', color: 'primary', title: 'Card takings', subtitle: 'Saltbox & Rye', amount: 9_873.92 },
  { icon: 'fish', color: 'danger', title: 'Brackwater Fish', subtitle: 'Invoice 5012', amount: -1_284.6 },
  { icon: 'banknote', color: 'success', title: 'Cash deposit', subtitle: 'Casa Alecrim', amount: 2_140 },
  { icon: 'wine', color: 'warning', title: 'Rook & Vine', subtitle: 'Invoice 5009', amount: -2_210 },
  { icon: 'gift', color: 'info', title: 'Gift cards sold', subtitle: 'Online', amount: 650 },
];

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
