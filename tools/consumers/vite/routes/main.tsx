import '@larder/ui/theme.css';
import { AppShell } from '@larder/ui/AppShell';
import { Mark } from '@larder/ui/Mark';
import { Menu, MenuItem } from '@larder/ui/Menu';
import { Button } from '@larder/ui/Button';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const pages = {
  list: lazy(() => import('./pages/List')),
  form: lazy(() => import('./pages/Form')),
  text: lazy(() => import('./pages/Text')),
};
const name = (new URLSearchParams(location.search).get('page') ?? 'list') as keyof typeof pages;
const Page = pages[name];

const user = (
  <Menu label="User" trigger={<Button variant="outline">User</Button>}>
    <MenuItem onAction={() => undefined}>Sign out</MenuItem>
  </Menu>
);

createRoot(document.getElementById('root')!).render(
  <AppShell
    brand={{ href: '/', mark: <Mark />, name: 'Larder' }}
    sections={[
      { id: 'pages', title: 'Pages', items: Object.keys(pages).map((id) => ({ id, title: id, href: `?page=${id}` })) },
    ]}
    currentPath="/"
    navbarEndContent={user}
  >
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  </AppShell>,
);
