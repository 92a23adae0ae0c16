import { createContext } from 'react';

export type FormLayout = 'vertical' | 'horizontal' | 'inline' | 'grid';

/** How the fields of the form around are laid out. */
export const FormContext = createContext<FormLayout>('vertical');
