import { createContext } from 'react';

/** Whether menu, navbar and the `main` landmark are there already. */
export const InsideShell = createContext(false);
