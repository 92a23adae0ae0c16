import {
  Bell,
  BookOpenText,
  Briefcase,
  CalendarDays,
  ChartNoAxesCombined,
  Files,
  House,
  Layers,
  LayoutDashboard,
  ListTodo,
  Mail,
  MessageSquare,
  Moon,
  ReceiptText,
  Settings,
  ShieldCheck,
  ShoppingBasket,
  Store,
  Users,
} from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Avatar } from '../../components/Avatar/Avatar';
import { IconButton } from '../../components/IconButton/IconButton';
import { Card } from '../../components/Card/Card';
import { Mark } from '../../components/Mark/Mark';
import { AppShell } from './AppShell';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';

import { NavbarRule } from './NavbarRule';
import { NavbarSearchButton } from './NavbarSearchButton';
import type { SideMenuSection } from './sideMenuModel';
import type { ShellLinkProps } from './SideMenuRow';
import { UserButton } from './UserButton';
import { UserCard } from './UserCard';
import { WorkplaceButton } from './WorkplaceButton';

/** Sample menu for stories and tests. */
export const sections: SideMenuSection[] = [
  {
    id: 'dashboards',
    title: 'Dashboards',
    items: [
      { id: 'sales', title: 'Sales', icon: House, href: '/' },
      { id: 'analytics', title: 'Analytics', icon: ChartNoAxesCombined, href: '/dashboard/analytics' },
    ],
  },
  {
    id: 'restaurant',
    title: 'Restaurant',
    items: [
      { id: 'bills', title: 'Bills', icon: ReceiptText, href: '/apps/bills', count: 38, countLabel: '38 open' },
      { id: 'restaurants', title: 'Restaurants', icon: Store, href: '/apps/restaurants' },
      { id: 'menu', title: 'Menu management', icon: BookOpenText, href: '/apps/management/menuManagement' },
      { id: 'jobs', title: 'Jobs', icon: Briefcase, href: '/apps/jobX', count: 112, countLabel: '112 new applicants' },
    ],
  },
  {
    id: 'apps',
    title: 'Apps',
    items: [
      { id: 'email', title: 'E-mail', icon: Mail, href: '/apps/email', count: 7, countLabel: '7 unread' },
      { id: 'chat', title: 'Chat', icon: MessageSquare, href: '/apps/chat', count: 3, countLabel: '3 unseen' },
      { id: 'todo', title: 'Tasks', icon: ListTodo, href: '/apps/todo', count: 0 },
      { id: 'calendar', title: 'Calendar', icon: CalendarDays, href: '/apps/calendar' },
      {
        id: 'invoices',
        title: 'Invoices',
        icon: Files,
        children: [
          { id: 'invoiceList', title: 'All invoices', href: '/apps/invoice/list' },
          { id: 'invoiceAdd', title: 'New', href: '/apps/invoice/add' },
        ],
      },
      {
        id: 'shop',
        title: 'Supply shop',
        icon: ShoppingBasket,
        children: [
          { id: 'catalogue', title: 'Catalogue', href: '/apps/ecommerce/shop' },
          { id: 'wishlist', title: 'Wishlist', href: '/apps/ecommerce/wishlist' },
        ],
      },
      {
        id: 'users',
        title: 'Users',
        icon: Users,
        children: [
          { id: 'userList', title: 'All users', href: '/apps/user/list' },
          { id: 'userView', title: 'User details', href: '/apps/user/view' },
        ],
      },
      {
        id: 'access',
        title: 'Access',
        icon: ShieldCheck,
        children: [
          { id: 'roles', title: 'Roles', href: '/apps/roles' },
          { id: 'permissions', title: 'Permissions', href: '/apps/permissions' },
        ],
      },
    ],
  },
  {
    id: 'pages',
    title: 'Pages',
    items: [{ id: 'settings', title: 'Account settings', icon: Settings, href: '/pages/account-settings' }],
  },
];

export const arabicSections: SideMenuSection[] = [
  {
    id: 'service',
    title: 'الخدمة',
    items: [
      { id: 'sales', title: 'المبيعات', icon: House, href: '/' },
      { id: 'bills', title: 'الفواتير', icon: ReceiptText, href: '/apps/bills', count: 38 },
    ],
  },
  {
    id: 'apps',
    title: 'التطبيقات',
    items: [
      { id: 'email', title: 'البريد', icon: Mail, href: '/apps/email', count: 7 },
      {
        id: 'invoices',
        title: 'الفواتير التجارية',
        icon: Files,
        children: [{ id: 'invoiceList', title: 'كل الفواتير', href: '/apps/invoice/list' }],
      },
      {
        id: 'users',
        title: 'المستخدمون',
        icon: Users,
        children: [
          { id: 'userList', title: 'كل المستخدمين', href: '/apps/user/list' },
          { id: 'userView', title: 'بيانات المستخدم', href: '/apps/user/view' },
        ],
      },
    ],
  },
];

/** Returns sample props of the shell, except menu and page. */
export const shellProps = (name = 'Maren Holt', workplace = 'Quay Street') => ({
  brand: { href: '/', mark: <Mark size={28} />, name: 'Larder' },
  navbarStartContent: (
    <WorkplaceButton
      name={workplace}
      avatar={<Avatar name={workplace} size={24} shape="square" colorKey={4} aria-hidden />}
    />
  ),
  navbarSearch: <NavbarSearchButton label="Search pages, files, contacts" shortcut="/" />,
  navbarEndContent: (
    <>
      <IconButton icon={Moon} label="Dark skin" />
      <IconButton icon={Bell} label="Notifications" />
      <NavbarRule />
      <UserButton name={name} avatar={<Avatar name={name} status="online" aria-hidden />} />
    </>
  ),
  menuFooter: <UserCard name={name} jobTitle="Owner" avatar={<Avatar name={name} aria-hidden />} />,
});

/** A shell whose links change the path, like a router. */
export function Routed({
  currentPath,
  onMenuCollapsedChange,
  menuCollapsed: isCollapsed,
  ...props
}: ComponentProps<typeof AppShell>) {
  const [path, setPath] = useState(currentPath);
  const [menuCollapsed, setCollapsed] = useState(isCollapsed);
  const renderLink = ({ onClick, ...link }: ShellLinkProps) => (
    <a
      {...link}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        setPath(link.href);
      }}
    />
  );
  return (
    <RouterProvider navigate={setPath}>
      <AppShell
        {...props}
        currentPath={path}
        renderLink={renderLink}
        menuCollapsed={menuCollapsed}
        onMenuCollapsedChange={(next) => {
          setCollapsed(next);
          onMenuCollapsedChange?.(next);
        }}
      />
    </RouterProvider>
  );
}

export const page = (
  <Stack gap="px16">
    <Text as="h1" variant="title1">
      Friday dinner service
    </Text>
    <Card title="Open bills">
      <Text>38 bills are open. The oldest is from 18:40.</Text>
    </Card>
  </Stack>
);

const groupIcons: Record<string, typeof House> = {
  dashboards: LayoutDashboard,
  restaurant: Store,
  apps: Layers,
  more: Settings,
};
/** The sample menu as groups of a horizontal menu. */
export const horizontalSections: SideMenuSection[] = sections.map((section) => ({
  ...section,
  icon: groupIcons[section.id] ?? Layers,
}));
