import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import type { GallerySearch } from '../gallerySearch';
import { GalleryToolbar } from './GalleryToolbar';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onChange = vi.fn<(changes: Partial<GallerySearch>) => void>();
function open(settings: GallerySearch = {}) {
  onChange.mockClear();
  render(<GalleryToolbar settings={settings} onChange={onChange} />, { wrapper: TextKeys });
}
const setting = (name: string) =>
  screen.getByRole('button', { name: new RegExp(String.raw`gallery\.settings\.${name}`) });
const settings = ['skin', 'dir', 'language', 'width', 'motion'];

it('the settings of the gallery are those of the app by default', () => {
  open();
  expect(settings.map((name) => setting(name).textContent)).toEqual([
    'gallery.asInApp',
    'gallery.asInApp',
    'gallery.asInApp',
    'gallery.widths.full',
    'gallery.asInApp',
  ]);
});

it('the toolbar shows the chosen settings', () => {
  open({ skin: 'bordered', dir: 'rtl', language: 'ar', width: 'narrow', motion: 'reduced' });
  expect(settings.map((name) => setting(name).textContent)).toEqual([
    'shell.appearance.skin.bordered',
    'gallery.directions.rtl',
    'العربية',
    'gallery.widths.narrow width=390',
    'gallery.motions.reduced',
  ]);
});

it.each([
  [{}, 'gallery.directions.rtl', { dir: 'rtl' }],
  [{ dir: 'rtl' }, 'gallery.asInApp', { dir: undefined }],
] as const)('with %o, choosing %s changes %o', async (chosen, option, changes) => {
  open(chosen);
  fireEvent.click(setting('dir'));
  fireEvent.click(await screen.findByRole('option', { name: option }));
  expect(onChange.mock.calls).toEqual([[changes]]);
});

it.each([
  [undefined, '1'],
  ['1', undefined],
] as const)('the button toggles the code of all stories from %s to %s', (source, next) => {
  open({ source });
  const button = screen.getByRole('button', { name: 'gallery.showSources' });
  expect(button.getAttribute('aria-pressed')).toBe(String(source === '1'));
  fireEvent.click(button);
  expect(onChange.mock.calls).toEqual([[{ source: next }]]);
});

it.each([
  ['a search closes the only story shown', {}, ' button ', { q: 'button', story: undefined, args: undefined }],
  ['clearing the search keeps the only story shown', { q: 'button' }, '', { q: undefined }],
])('%s', (_name, chosen, typed, changes) => {
  vi.useFakeTimers();
  open(chosen);
  fireEvent.change(screen.getByRole('searchbox', { name: 'gallery.search' }), { target: { value: typed } });
  vi.runAllTimers();
  expect(onChange.mock.calls).toEqual([[changes]]);
});
