import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowRight,
  Bell,
  CalendarDays,
  ChefHat,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  ClipboardList,
  Download,
  Ellipsis,
  Info,
  LayoutDashboard,
  Mail,
  MessageSquare,
  PanelLeft,
  Pencil,
  Plus,
  ReceiptText,
  Search,
  Settings,
  ShieldCheck,
  ShoppingBasket,
  SlidersHorizontal,
  Star,
  Store,
  Trash2,
  TriangleAlert,
  Truck,
  Users,
  Utensils,
  Wallet,
  X,
} from 'lucide-react';
import * as styles from './foundations.css.ts';

const icons = {
  ArrowRight,
  Bell,
  CalendarDays,
  ChefHat,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  ClipboardList,
  Download,
  Ellipsis,
  Info,
  LayoutDashboard,
  Mail,
  MessageSquare,
  PanelLeft,
  Pencil,
  Plus,
  ReceiptText,
  Search,
  Settings,
  ShieldCheck,
  ShoppingBasket,
  SlidersHorizontal,
  Star,
  Store,
  Trash2,
  TriangleAlert,
  Truck,
  Users,
  Utensils,
  Wallet,
  X,
};
/** Relative stroke widths by size, for the same optical weight. */
const strokes = { 12: 2.4, 14: 2.2, 16: 2, 18: 1.85, 20: 1.7, 24: 1.5, 40: 1.3 };

const meta: Meta = { title: 'Foundations/Icons' };
export default meta;

type Story = StoryObj;

export const Set: Story = {
  render: () => (
    <div className={styles.english}>
      <h1 className={styles.heading}>Icons</h1>
      <p className={styles.note}>
        Lucide icons, imported individually. An icon has text next to it, or its button has a label. Directional icons
        are mirrored in right-to-left layouts.
      </p>
      <div className={styles.grid}>
        {Object.entries(icons).map(([name, Drawing]) => (
          <div key={name} className={styles.iconCell}>
            <Drawing size={24} strokeWidth={strokes[24]} aria-hidden />
            <span className={styles.code}>{name}</span>
          </div>
        ))}
      </div>
    </div>
  ),
};

export const Weights: Story = {
  render: () => (
    <div className={styles.english}>
      <h1 className={styles.heading}>One optical weight</h1>
      <div className={styles.row}>
        {Object.entries(strokes).map(([size, stroke]) => (
          <div key={size} className={styles.iconCell}>
            <Utensils size={Number(size)} strokeWidth={stroke} aria-hidden />
            <span className={styles.name}>{size} px</span>
            <span className={styles.caption}>stroke {stroke}</span>
          </div>
        ))}
      </div>
    </div>
  ),
};
