import '@larder/ui/fonts';
import '@larder/ui/theme';
import './preview.css';
import { skins, type SkinName } from '@larder/ui/theme';
import { toast } from '@larder/ui/toast';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { createElement, useLayoutEffect, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { UiProvider } from '../packages/ui/src/components/UiProvider/UiProvider';
import { LocaleContext } from '../packages/ui/src/private/strings/strings';
import type { AppParameters } from './app';
import { docsArgTypes } from './docsArgTypes';
import { DocsTitle } from './DocsTitle';
import { storySource } from './storySource';
import { ThemedDocsContainer } from './ThemedDocsContainer';

// Lazy chunks may take longer than the default of one second on a busy machine.
configure({ asyncUtilTimeout: 8000 });

const languages = { en: 'English', fr: 'Français', de: 'Deutsch', pt: 'Português', ar: 'العربية' };
const skinTitles: Record<SkinName, string> = {
  light: 'Light',
  bordered: 'Bordered',
  dark: 'Dark',
  'semi-dark': 'Semi dark',
};

type Globals = Record<string, unknown>;

/** Applies the toolbar settings to the root element, as the app does. */
function Root({ globals, children }: { globals: Globals; children: ReactNode }) {
  const { skin, direction, language, density } = globals as Record<string, string>;
  const dir = direction === 'auto' ? (language === 'ar' ? 'rtl' : 'ltr') : direction;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.skin = skin;
    root.dataset.density = density;
    root.dir = dir ?? 'ltr';
    root.lang = language ?? 'en';
  }, [skin, density, dir, language]);
  return (
    <LocaleContext value={language ?? 'en'}>
      <UiProvider locale={language ?? 'en'} direction={dir as 'ltr' | 'rtl'} key={`${language}-${dir}`}>
        {children}
      </UiProvider>
    </LocaleContext>
  );
}

const withRoot: Decorator = (Story, { globals }) => (
  <Root globals={globals}>
    <Story />
  </Root>
);

/** Renders the app, or the story in its providers, for stories with `parameters.app`. */
const withApp: Decorator = (Story, { loaded }) =>
  (loaded.app as ((story: ComponentType) => ReactElement) | undefined)?.(Story) ?? <Story />;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Starts play functions when fonts are loaded and effects have run: collections and charts render their content after
 * the first commit. Tests flush effects with `act`, which production builds of React don't have.
 */
const mount: Preview['mount'] = (context) => async () => {
  await context.renderToCanvas();
  await document.fonts.ready;
  for (let frames = import.meta.env.VITEST_STORYBOOK ? 0 : 2; frames > 0; frames -= 1) await nextFrame();
  return context.canvas;
};

/** Renders stories without a render function. */
const render: Preview['render'] = (args, { component: Component = 'div' }) => <Component {...args} />;

/**
 * Returns the code of a story with imports, or its original source if no code can be generated from its component and
 * args.
 */
function sourceOf(_code: string, { originalStoryFn, component, args, parameters }: StoryContext) {
  const usage = originalStoryFn === render && component ? storySource(createElement(component, args)) : undefined;
  return usage ?? (parameters.docs as { source?: { originalSource?: string } }).source?.originalSource;
}

const preview: Preview = {
  mount,
  render,
  // Load the app only for stories that need it.
  loaders: [
    async ({ parameters, globals }) => {
      if (!parameters.app) return {};
      const { prepareApp } = await import('./app');
      return { app: await prepareApp(parameters.app as AppParameters, globals.language as string) };
    },
  ],
  beforeAll: () => {
    // Storybook wraps each event in `act`. If a lazy part suspends then, React keeps its act queue as the scheduled task
    // and doesn't render that part again until another update. Production builds have no `act` either.
    configure({ eventWrapper: (dispatch) => dispatch() });
  },
  beforeEach: () => {
    // Stories share a page: remove the toasts of earlier stories.
    toast.dismiss();
  },
  decorators: [withApp, withRoot],
  argTypesEnhancers: [docsArgTypes],
  initialGlobals: { skin: 'light', direction: 'auto', language: 'en', density: 'comfortable' },
  globalTypes: {
    skin: {
      description: 'Skin',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.keys(skins).map((value) => ({ value, title: skinTitles[value as SkinName] })),
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Auto (from language)' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languages).map(([value, title]) => ({ value, title, right: value })),
      },
    },
    density: {
      description: 'Table density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable rows' },
          { value: 'compact', title: 'Compact rows' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    // Docs and canvas use the background of the skin.
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: {
      test: 'error',
      options: {
        // Tests need only violations; the panel also shows passed rules.
        ...(import.meta.env.VITEST_STORYBOOK && { resultTypes: ['violations'] }),
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      },
    },
    docs: {
      source: { transform: sourceOf },
      container: ThemedDocsContainer,
      components: { h1: DocsTitle },
      toc: { headingSelector: 'h2, h3' },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        tablet: { name: 'Tablet 1024', styles: { width: '1024px', height: '768px' }, type: 'tablet' },
        desk: { name: 'Desk 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'All components', 'Your own skin', 'Principles', 'Specimen'],
          'Foundations',
          ['Color', 'Type', 'Space', 'Shape and depth', 'Motion', 'Icons'],
          'Components',
          [
            'Actions',
            'Text fields',
            'Selection',
            'Date and time',
            'Forms',
            'Overlays',
            'Navigation',
            'Data',
            'Layout',
            'Text and media',
            'Feedback',
            'Page patterns',
          ],
          'Table',
          'Charts',
          'Patterns',
          'Cards',
          'Pages',
        ],
      },
    },
  },
  afterEach: async (context) => {
    // Audits would count targets below the sticky navbar of a scrolled page as too small.
    window.scrollTo(0, 0);
    // Defined in tests only: `modes.ts` audits the final state of the story in the other modes.
    await globalThis.larderAuditModes?.(context);
  },
};
export default preview;
