import type * as Domain from '@larder/domain';
import { createQueryClient, DomainProvider, endSession, http } from '@larder/domain';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noor } from '../../../entities/users/form/userFixtures';
import { AccountTab } from './AccountTab';
import { startTestSession } from '../../../testing/testSession';

const { language } = vi.hoisted(() => ({ language: { current: 'de' } }));
vi.mock('@larder/domain', async (original) => ({
  ...(await original<typeof Domain>()),
  useLanguage: () => ({ language: language.current }),
}));

const { adapter } = http.defaults;
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
  localStorage.clear();
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

function openTab() {
  startTestSession({ ...noor, workPlaces: [] });
  language.current = 'en';
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <AccountTab setting={setting} />
    </DomainProvider>,
  );
  return screen.getByRole<HTMLInputElement>('textbox', { name: /^account\.fields\.company/ });
}

it('the account tab keeps unsaved changes in the browser until they are discarded', () => {
  fireEvent.change(openTab(), { target: { value: 'Quay Street' } });
  cleanup();
  const company = openTab();
  expect(company.value).toBe('Quay Street');
  fireEvent.change(company, { target: { value: '' } });
  cleanup();
  expect(openTab().value).toBe('');
});

it('the account tab saves personal data and preferences separately', async () => {
  const sent: object[] = [];
  http.defaults.adapter = async (config) => {
    sent.push(JSON.parse(config.data as string) as object);
    const accountSetting = { ...setting, version: sent.length + 1 };
    return { config, data: { accountSetting }, status: 200, statusText: '', headers: {} };
  };
  const company = openTab();
  fireEvent.change(company, { target: { value: 'Quay Street' } });
  fireEvent.click(screen.getByRole('button', { name: /account\.fields\.currencyDisplay/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'account.currency.code' }));
  fireEvent.submit(company.closest('form')!);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { section: 'general', data: { company: 'Quay Street' }, version: 1 },
    { section: 'preferences', data: { currencyDisplay: 'code' }, version: 2 },
  ]);
});
