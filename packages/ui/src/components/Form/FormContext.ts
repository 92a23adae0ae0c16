import { createContext } from 'react';

export type FormLayout = 'vertical' | 'horizontal' | 'inline' | 'grid';

export const FormContext = createContext<FormLayout>('vertical');
