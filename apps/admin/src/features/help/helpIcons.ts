import type { IconType } from '@larder/ui';
import {
  BookOpen,
  ChefHat,
  CircleHelp,
  CreditCard,
  Package,
  Receipt,
  Rocket,
  ShieldCheck,
  Truck,
  Undo2,
  Users,
} from 'lucide-react';

const icons: Record<string, IconType> = {
  'book-open': BookOpen,
  'chef-hat': ChefHat,
  'credit-card': CreditCard,
  package: Package,
  receipt: Receipt,
  rocket: Rocket,
  'shield-check': ShieldCheck,
  truck: Truck,
  undo: Undo2,
  'undo-2': Undo2,
  users: Users,
};

/** Returns the icon with the name that the API sent, or a question mark for unknown names. */
export const helpIcon = (name: string): IconType => icons[name] ?? CircleHelp;
