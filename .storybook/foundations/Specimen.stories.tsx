import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen } from './Specimen.tsx';

const meta = { title: 'Start/Specimen', component: Specimen } satisfies Meta<typeof Specimen>;
export default meta;

/** Compared with the packed library in other apps by `tools/consumers`. */
export const Default: StoryObj<typeof meta> = {};
