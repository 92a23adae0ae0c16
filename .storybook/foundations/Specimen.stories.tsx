import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen } from './Specimen.tsx';

const meta = { title: 'Start/Specimen', component: Specimen } satisfies Meta<typeof Specimen>;
export default meta;

/** `tools/consumers` compares this story with apps that install the packed library. */
export const Default: StoryObj<typeof meta> = {};
