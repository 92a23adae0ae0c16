import type { BillTimelineType, Channel, PaymentType } from '@larder/domain/contract';
import type { IconType } from '@larder/ui';
import {
  BadgePercent,
  Ban,
  Banknote,
  Bike,
  Check,
  ChefHat,
  CircleEllipsis,
  CreditCard,
  Eye,
  EyeOff,
  Gift,
  Globe,
  HandCoins,
  House,
  Lock,
  MessageSquare,
  Monitor,
  Phone,
  Plus,
  QrCode,
  ReceiptText,
  RotateCcw,
  Send,
  TabletSmartphone,
  Undo2,
} from 'lucide-react';

export const channelIcons: Record<Channel, IconType> = {
  pos: Monitor,
  qr: QrCode,
  kiosk: TabletSmartphone,
  online: Globe,
  phone: Phone,
  partner: Bike,
};

export const paymentIcons: Record<PaymentType, IconType> = {
  cash: Banknote,
  card: CreditCard,
  gift_card: Gift,
  house_account: House,
  other: CircleEllipsis,
};

export const eventIcons: Record<BillTimelineType, IconType> = {
  opened: ReceiptText,
  line_added: Plus,
  sent: ChefHat,
  discounted: BadgePercent,
  paid: Check,
  tip_adjusted: HandCoins,
  closed: Lock,
  reopened: RotateCcw,
  line_voided: Ban,
  bill_voided: Ban,
  refunded: Undo2,
  note: MessageSquare,
  receipt_emailed: Send,
  hidden: EyeOff,
  restored: Eye,
};
