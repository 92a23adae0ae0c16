import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import type { GalleryTarget } from '../galleryPages';
import type { StoryFile, StoryInfo } from '../storyInfo';
import { StoryCard } from './StoryCard';

vi.mock('./StoryStage', () => ({ StoryStage: () => null }));

afterEach(cleanup);

const story: StoryInfo = {
  key: 'Matrix',
  id: 'components-button--matrix',
  name: 'Matrix',
  description: '',
  controls: {},
};
const file = { component: 'Button' } as StoryFile;
const open = (settings: object) =>
  render(<StoryCard target={{} as GalleryTarget} file={file} story={story} settings={settings} headingLevel={3} />, {
    wrapper: TextKeys,
  });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('StoryCard links to the story in Storybook and to the page that shows it alone', () => {
  open({});
  expect(hrefOf('gallery.openInStorybook')).toBe('http://localhost:6006/?path=/story/components-button--matrix');
  expect(hrefOf('gallery.openAlone')).toBe('/?story=components-button--matrix');
});

it('StoryCard of a story that is shown alone links to all stories', () => {
  open({ story: story.id });
  expect(hrefOf('gallery.showAll')).toBe('/');
});
