import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { galleryStories } from '../tools/galleryStories.ts';
import { notices } from '../tools/notices.ts';
import { pageIcons } from '../tools/pageIcons.ts';
import { sourceAliases, sourceConditions } from '../tools/sources.mjs';
import { optimizeDeps } from './optimizeDeps.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './foundations/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/admin/src/**/*.stories.tsx',
  ],
  staticDirs: [
    './public',
    '../apps/admin/public',
    { from: '../packages/ui/node_modules/@fontsource-variable/figtree/files', to: '/fonts/figtree' },
    { from: '../packages/ui/node_modules/@fontsource-variable/bricolage-grotesque/files', to: '/fonts/bricolage' },
  ],
  addons: [
    // The docs use GitHub Flavored Markdown for tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), vanillaExtractPlugin(), pageIcons(), galleryStories(), notices()],
      resolve: { alias: sourceAliases, conditions: sourceConditions, dedupe: ['react', 'react-dom'] },
      // Without this list, Vite discovers dependencies one by one on a cold start and reloads during tests.
      optimizeDeps: { include: optimizeDeps },
      build: {
        chunkSizeWarningLimit: 4000,
        // "Show code" needs the names of components.
        rolldownOptions: { output: { keepNames: true } },
      },
    }),
};
export default config;
