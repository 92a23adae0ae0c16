import { setLanguage, type Language } from '@larder/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { LanguageExample } from './LanguageExample';

const meta = {
  title: 'Examples/Languages',
  component: LanguageExample,
  parameters: { layout: 'fullscreen', app: { api: { now: () => new Date('2026-11-20T20:15:00Z') } } },
} satisfies Meta<typeof LanguageExample>;
export default meta;
type Story = StoryObj<typeof meta>;

const settled = { timeout: 15_000 };

/** The language of the app. Numbers, genders, dates and amounts follow it. */
export const Default: Story = {
  play: async ({ canvas: example, step }) => {
    await example.findByText(/^She served 1 guest on .+ and received €3\.50/, undefined, settled);
    await step('the sentence follows the number and the gender', async () => {
      await userEvent.click(example.getByRole('radio', { name: 'Male' }));
      await userEvent.click(example.getByRole('button', { name: /^Increase/ }));
      await example.findByText(/^He served 2 guests/);
    });
    await expect(example.getByText('gallery.i18n.noSuchText')).toBeVisible();
    await step('the sentence changes with the language', async () => {
      await userEvent.click(example.getByRole('radio', { name: 'Deutsch' }));
      await screen.findByText(/^Er hat am .+ 2 Gäste bedient/, undefined, settled);
    });
  },
};

let failures = 0;
/** Every other attempt fails, so that the retry can be seen. */
const failOnce = async (language: Language) => {
  failures += 1;
  if (failures % 2 === 1) throw new Error('offline');
  await setLanguage(language);
};

/** If the texts of a language don't load, the old language stays and the user can try again. */
export const LoadFailure: Story = {
  args: { load: failOnce },
  play: async ({ canvas: example }) => {
    await userEvent.click(await example.findByRole('radio', { name: 'Português' }, settled));
    await userEvent.click(await example.findByRole('button', { name: 'Try again' }, settled));
    await example.findByText(/^Ela serviu/, undefined, settled);
  },
};
