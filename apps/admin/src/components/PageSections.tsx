import { Stack } from '@larder/ui';
import type { ReactNode } from 'react';

/** Stacks the content of several features on one page. */
export const PageSections = ({ children }: { children: ReactNode }) => <Stack gap="px24">{children}</Stack>;
