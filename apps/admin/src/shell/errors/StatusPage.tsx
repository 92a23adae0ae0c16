import { Stack } from '@larder/ui';
import { useContext, type ReactNode } from 'react';
import { InsideShell } from '../InsideShell';
import * as styles from './StatusPage.css';

/** Centres a status message: in the content when the shell is there, else on the whole page with a landmark of its own. */
export function StatusPage({ children }: { children: ReactNode }) {
  const insideShell = useContext(InsideShell);
  return (
    <Stack as={insideShell ? 'div' : 'main'} className={insideShell ? styles.inShell : styles.blank}>
      {children}
    </Stack>
  );
}
