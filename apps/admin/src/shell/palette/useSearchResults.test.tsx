import { createRootRoute, createRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { SearchGroup } from '@larder/domain/contract';
import { renderHook } from '@testing-library/react';
import { endSession } from '@larder/domain';
import { afterEach, expect, it } from 'vitest';
import { startTestSession } from '../../testing/testSession';
import { TextKeys } from '../../testing/TextKeys';
import { useSearchResults } from './useSearchResults';

const paths = ['/apps/user/list', '/apps/calendar'];
const root = createRootRoute();
const routeTree = root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path })));
const router = createRouter({ routeTree });

afterEach(() => endSession('signed-out'));

function results(...groups: SearchGroup[]) {
  startTestSession({ ability: [{ action: 'manage', subject: 'all' }] });
  return renderHook(() => useSearchResults(groups), {
    wrapper: ({ children }) => (
      <TextKeys>
        <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
      </TextKeys>
    ),
  }).result.current;
}

const searchLimit = 4;
const link = '/apps/calendar';

it('a contact has a picture or a color, and shows the date', () => {
  const contact = { id: 3, title: 'Maren', email: 'maren@holt.example', avatar: '/maren.webp', link };
  const data = [
    { ...contact, time: '2026-11-20T12:00:00Z' },
    { ...contact, id: 4, avatar: '', time: 'Yesterday' },
  ];
  const { Contacts } = results({ groupTitle: 'Contacts', searchLimit, data } as SearchGroup);
  expect(Contacts).toMatchObject([
    {
      id: 'contact-3',
      href: link,
      about: contact.email,
      isAddress: true,
      end: '20 Nov',
      person: { src: '/maren.webp' },
    },
    { id: 'contact-4', keywords: contact.email, end: 'Yesterday', person: { src: undefined, colorKey: 4 } },
  ]);
});

it('a file shows its owner and its size, isolated from right-to-left text', () => {
  const file = { id: 5, title: 'Stock', by: 'Ilse', link };
  const data = [
    { ...file, kind: 'xlsx', size: 12_300 },
    { ...file, id: 6, kind: 'pdf', size: 2_500_000 },
  ];
  const { Files } = results({ groupTitle: 'Files', searchLimit, data } as SearchGroup);
  expect(Files).toMatchObject([
    { id: 'file-5', title: 'Stock', about: 'Ilse', end: '12.3 kB', isSize: true },
    { id: 'file-6', end: '2.5 MB', isSize: true },
  ]);
  expect(Files[0]?.icon).not.toBe(Files[1]?.icon);
});

it('entries without a page are omitted', () => {
  const contact = { id: 3, title: 'Maren', email: 'maren@holt.example', avatar: '', time: '' };
  const data = [contact, { ...contact, link: '/apps/unknown' }];
  expect(results({ groupTitle: 'Contacts', searchLimit, data } as SearchGroup).Contacts).toEqual([]);
});
