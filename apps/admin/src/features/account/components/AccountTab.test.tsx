import type * as Domain from '@larder/domain';
import { createQueryClient, DomainProvider, endSession } from '@larder/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noor } from '../../../entities/users/form/userFixtures';
import { AccountTab } from './AccountTab';
import { startTestSession } from '../../../testing/testSession';

const { language } = vi.hoisted(() => ({ language: { current: 'de' } }));
vi.mock('@larder/domain', async (original) => ({
  ...(await original<typeof Domain>()),
  useLanguage: () => ({ language: language.current }),
}));

afterEach(() => {
  cleanup();
  endSession('signed-out');
});

const links = { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' };
const setting = {
  general: { avatar: '', username: 'noor', fullName: 'Noor Haddad', email: noor.email, company: '' },
  info: { bio: '', dob: '', country: '', website: '', phone: '' },
  social: { socialLinks: links, connections: {} },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: false,
    blogDigest: true,
  },
  preferences: {
    language: 'en' as const,
    timeZone: 'Europe/Lisbon',
    currencyDisplay: 'symbol' as const,
    singleKeyShortcuts: true,
    keyMap: {},
  },
  version: 1,
};

it('the account tab shows the language of the page, which the language menu may have changed', () => {
  startTestSession({ ...noor, workPlaces: [] });
  const client = createQueryClient();
  const tab = (
    <DomainProvider queryClient={client}>
      <AccountTab setting={setting} />
    </DomainProvider>
  );
  const { rerender } = render(tab);
  const field = () => screen.getByRole('button', { name: /account\.fields\.language/ });
  expect(field().textContent).toContain('Deutsch');
  language.current = 'pt';
  rerender(
    <DomainProvider queryClient={client}>
      <AccountTab setting={{ ...setting }} />
    </DomainProvider>,
  );
  expect(field().textContent).toContain('Português');
  expect(screen.queryByRole('group', { name: 'common.saveBar.label' })).toBeNull();
});
