import '@larder/ui/fonts';
import '@larder/ui/theme';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import meta, { Default } from '../../../.storybook/foundations/Specimen.stories';

createRoot(document.getElementById('root')!).render(createElement(meta.component, Default.args));
