import { Stack } from '@larder/ui';
import { useContext, type ReactNode } from 'react';
import { InsideShell } from '../InsideShell';
import * as styles from './StatusPage.css';

/** Centers a status message in the shell's content, or on the whole page with its own `main` landmark. */
export function StatusPage({ children }: { children: ReactNode }) {
  const insideShell = useContext(InsideShell);
  return (
    <Stack as={insideShell ? 'div' : 'main'} className={insideShell ? styles.inShell : styles.blank}>
      {children}
    </Stack>
  );
}
