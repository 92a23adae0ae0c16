import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { larderTheme } from './larderTheme.ts';

type Globals = Partial<Record<'skin' | 'language' | 'direction', string>>;

function readGlobals(context: DocsContainerProps['context']): Globals {
  const store = (context as unknown as { store?: { userGlobals?: { globals?: Globals } } }).store;
  return store?.userGlobals?.globals ?? {};
}

/** Renders docs pages in the skin chosen in the toolbar. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(() => readGlobals(props.context));
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (update: { globals: Globals }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  const skin = globals.skin ?? 'light';
  useEffect(() => {
    document.documentElement.dataset.skin = skin;
  }, [skin]);
  return <DocsContainer {...props} theme={skin === 'dark' ? larderTheme.dark : larderTheme.light} />;
}
