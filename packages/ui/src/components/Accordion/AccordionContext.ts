import { createContext } from 'react';

export interface AccordionState {
  open: readonly string[];
  toggle: (id: string, isOpen: boolean) => void;
  headingLevel: 2 | 3 | 4 | 5 | 6;
}

export const AccordionContext = createContext<AccordionState | undefined>(undefined);
