import '@larder/ui/fonts.css';
import '@larder/ui/theme.css';
import { createSkin } from '@larder/ui/theme';
import type { ReactNode } from 'react';

const harbour = createSkin({ name: 'harbour', primary: '#0b5d6b', radius: 4, density: 'compact' });

// eslint-disable-next-line import/no-default-export -- required by Next.js
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" data-skin="light">
      <head>
        <style>{harbour.css}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}
