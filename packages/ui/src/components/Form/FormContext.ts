import { createContext } from 'react';

export type FormLayout = 'vertical' | 'horizontal' | 'inline' | 'grid';

/** Layout of the surrounding form. */
export const FormContext = createContext<FormLayout>('vertical');
