import { createContext } from 'react';

/** True inside `Shell`, which already renders the menu, the navbar and the `main` landmark. */
export const InsideShell = createContext(false);
