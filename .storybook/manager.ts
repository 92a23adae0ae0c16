import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { aliasSeparator } from './aliasSeparator.ts';
import { larderTheme } from './larderTheme.ts';

addons.setConfig({
  theme: larderTheme.light,
  // Show the name only. The aliases after it are for the search.
  sidebar: { showRoots: true, renderLabel: ({ name }) => name.split(aliasSeparator)[0] },
});

// Storybook's UI uses the skin chosen in the toolbar.
const channel = addons.getChannel();
const follow = ({ globals }: { globals: { skin?: string } }) => {
  addons.setConfig({ theme: globals.skin === 'dark' ? larderTheme.dark : larderTheme.light });
};
channel.on(SET_GLOBALS, follow);
channel.on(GLOBALS_UPDATED, follow);
