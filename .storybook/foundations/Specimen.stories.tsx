import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen } from './Specimen.tsx';

const meta = { title: 'Start/Specimen', component: Specimen } satisfies Meta<typeof Specimen>;
export default meta;

/** What the packed library is compared with, once installed elsewhere: `tools/consumers`. */
export const Default: StoryObj<typeof meta> = {};
