import { call, startSession, switchRestaurant } from '@larder/domain';
import { rulesOf, sessionEndpoints } from '@larder/domain/contract';
import { demoAccounts } from '@larder/mock-api/accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** A Monday in New York, with lunch and dinner. */
const at = (time: string) => ({ now: () => new Date(`2026-11-23T${time}:00Z`) });

const meta = {
  title: 'Pages/Today/Team',
  parameters: { layout: 'fullscreen', app: { path: '/today', api: at('23:00') } },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const settled = { timeout: 8000 };
const region = () => screen.getByRole('region', { name: 'Team today' });
/** Waits until the lazy-loaded card has replaced its placeholder, which is busy. */
const team = async () => {
  await waitFor(() => expect(region()).not.toHaveAttribute('aria-busy', 'true'), settled);
  return within(region());
};
const peopleIn = async (state: string) => {
  const list = within(await (await team()).findByRole('list', { name: state }, settled));
  return list.getAllByRole('listitem').map((item) => item.textContent);
};

/** During dinner. Times are those of the restaurant, and two overlapping shifts of a cook are one. */
export const Dinner: Story = {
  tags: ['every-mode'],
  play: async () => {
    await (await team()).findByText('8 of 10 on shift', undefined, settled);
    const people = await peopleIn('On shift');
    await expect(people).toContain('IOIlse OkaforManager · 10:45 – 15:30 · 16:15 – 23:30');
    await expect(people).toContain('DMDorota MajCook · 09:45 – 23:25');
    await expect(await peopleIn('Finished')).toHaveLength(2);
    await expect((await team()).queryByRole('list', { name: 'Later' })).toBeNull();
    await (await team()).findByText(/^Labour so far \$[\d,]+ · [\d.]+% of net sales, target 30%$/, undefined, settled);
  },
};

/** Between lunch and dinner, staff members with another shift are expected later. */
export const BetweenShifts: Story = {
  name: 'Between shifts',
  parameters: { app: { path: '/today', api: at('20:50') } },
  play: async () => {
    await (await team()).findByText('2 of 10 on shift', undefined, settled);
    await expect((await peopleIn('Later'))[0]).toBe('IOIlse OkaforManager · 10:45 – 15:30 · 16:15 – 23:30');
  },
};

/** Before the first shift there is no labor cost. */
export const BeforeOpening: Story = {
  name: 'Before opening',
  parameters: { app: { path: '/today', api: at('12:00') } },
  play: async () => {
    await (await team()).findByText('0 of 10 on shift', undefined, settled);
    await expect(await peopleIn('Later')).toHaveLength(10);
    await expect((await team()).queryByText(/Labour/)).toBeNull();
  },
};

/** Lisbon is closed on Mondays. */
export const ClosedDay: Story = {
  name: 'Closed day',
  parameters: {
    app: { path: '/today', api: at('13:00'), setUp: async () => switchRestaurant({ _id: 'rst-lis' }) },
  },
  play: async () => void (await (await team()).findByText('No shifts today', undefined, settled)),
};

/** The name of a person opens the team of the restaurant. */
export const OpenTeam: Story = {
  name: 'Open team',
  play: async () => {
    await userEvent.click(await (await team()).findByRole('link', { name: 'Ilse Okafor' }, settled));
    await expect(await screen.findByRole('tab', { name: 'Team', selected: true }, settled)).toBeVisible();
  },
};

/** A role without the field `labour` sees the team, but no cost. */
export const WithoutLabour: Story = {
  name: 'Without labour',
  parameters: {
    app: {
      path: '/today',
      api: at('23:00'),
      account: 'none',
      setUp: async () => {
        const { email, password } = demoAccounts[0]!;
        const session = await call(sessionEndpoints.login, { email, password });
        if ('token' in session) startSession({ ...session, ability: rulesOf('maintainer') });
      },
    },
  },
  play: async () => {
    await (await team()).findByText('8 of 10 on shift', undefined, settled);
    await expect((await team()).queryByText(/Labour|\$/)).toBeNull();
  },
};

/** Without the shifts, the card can be loaded again. */
export const Failing: Story = {
  parameters: {
    app: { path: '/today', api: { ...at('23:00'), faults: [{ kind: 'error', path: '/apps/staff/shifts' }] } },
  },
  play: async () => {
    await (await team()).findByText('Could not load this', undefined, settled);
    await expect((await team()).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Without the labor cost, the team is shown. */
export const FailingLabour: Story = {
  name: 'Failing labour',
  parameters: {
    app: { path: '/today', api: { ...at('23:00'), faults: [{ kind: 'error', path: '/apps/dashboard' }] } },
  },
  play: async () => {
    await (await team()).findByText('The labour cost did not load', undefined, settled);
    await expect((await team()).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(await peopleIn('On shift')).toHaveLength(8);
  },
};
