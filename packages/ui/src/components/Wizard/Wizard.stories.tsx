import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Dialog } from '../Dialog/Dialog';
import { Grid } from '../Grid/Grid';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { Wizard, type WizardProps } from './Wizard';

const onFinish = fn();

/** The first step has custom validation, the second native validation. */
function NewRestaurant(props: Partial<WizardProps>) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Wizard
      label="New restaurant"
      finishLabel="Open the restaurant"
      onFinish={onFinish}
      {...props}
      steps={[
        {
          id: 'details',
          label: 'Details',
          title: 'What is it called?',
          description: 'Guests see the name on their bill.',
          content: (
            <TextField
              label="Name"
              requiredMark
              value={name}
              error={error}
              onChange={(event) => setName(event.target.value)}
            />
          ),
          onLeave: () => {
            setError(name ? undefined : 'Enter a name.');
            return name !== '';
          },
        },
        {
          id: 'place',
          label: 'Place',
          content: (
            <Grid columns={{ base: 1, md: 2 }}>
              <TextField label="Street" required requiredMark />
              <TextField label="Town" />
            </Grid>
          ),
        },
        { id: 'note', label: 'Note', optional: true, content: <TextArea label="Note" /> },
      ]}
    />
  );
}

const meta = {
  title: 'Components/Wizard',
  component: NewRestaurant,
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof NewRestaurant>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    onFinish.mockClear();
    await step('stays on the step and focuses the invalid field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      const name = canvas.getByRole('textbox', { name: /Name/ });
      await waitFor(() => expect(name).toHaveFocus());
      await expect(name).toHaveAccessibleDescription(/Enter a name/);
      await expect(canvas.getByRole('button', { name: /Details needs attention/ })).toBeVisible();
    });
    await step('goes to the next step with Enter and focuses its heading', async () => {
      await userEvent.keyboard('Fern Hall{Enter}');
      await waitFor(() => expect(canvas.getByRole('heading', { name: /Step 2 of 3: Place/ })).toHaveFocus());
    });
    await step('keeps values when going back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveValue('Fern Hall'));
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: /Street/ }), '4 Quay Street{Enter}');
    });
    await step('calls onFinish after the last step', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open the restaurant' }));
      await waitFor(() => expect(onFinish).toHaveBeenCalledOnce());
    });
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Vertical: Story = {
  args: { orientation: 'vertical', defaultCurrent: 'place', actions: <Button variant="plain">Save as draft</Button> },
};

export const NonLinear: Story = { args: { linear: false, variant: 'bars', defaultCurrent: 'note' } };

/** An error from `onFinish` is shown above the buttons. */
export const FinishError: Story = {
  args: { defaultCurrent: 'note', onFinish: () => Promise.resolve('Fern Hall exists already. Choose another name.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the restaurant' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Fern Hall exists already.');
  },
};

const key = 'story-wizard';

/** The current step is kept in the session. Reset the story, and the wizard continues there. */
export const Remembered: Story = {
  beforeEach: () => sessionStorage.removeItem(key),
  render: function Render(args) {
    const [step, setStep] = useState(() => sessionStorage.getItem(key) ?? 'details');
    return (
      <NewRestaurant
        {...args}
        current={step}
        onCurrentChange={(next) => {
          sessionStorage.setItem(key, next);
          setStep(next);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Fern Hall');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByRole('textbox', { name: /Street/ });
    await expect(sessionStorage.getItem(key)).toBe('place');
  },
};

const guest = { name: 'Dana Ashworth', covers: '28' };

/** In a dialog, with a summary as its last step. What was entered survives closing. */
export const InDialog: Story = {
  render: function Render() {
    const [isOpen, setOpen] = useState(false);
    const [values, setValues] = useState(guest);
    const [step, setStep] = useState('guest');
    const field = (name: keyof typeof guest, label: string) => (
      <TextField
        label={label}
        required
        value={values[name]}
        onValueChange={(text) => setValues({ ...values, [name]: text })}
      />
    );
    return (
      <>
        <Button onClick={() => setOpen(true)}>New booking</Button>
        <Dialog title="New booking" size="md" open={isOpen} onOpenChange={setOpen}>
          <Wizard
            label="New booking"
            finishLabel="Book"
            headingLevel={3}
            current={step}
            onCurrentChange={setStep}
            onFinish={() => {
              onFinish(values);
              setOpen(false);
              setStep('guest');
            }}
            steps={[
              { id: 'guest', label: 'Guest', content: field('name', 'Name') },
              { id: 'party', label: 'Party', content: field('covers', 'Covers') },
              {
                id: 'summary',
                label: 'Summary',
                content: (
                  <DescriptionList
                    items={[
                      { term: 'Name', value: values.name },
                      { term: 'Covers', value: values.covers },
                    ]}
                  />
                ),
              },
            ]}
          />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    onFinish.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'New booking' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), ' jr{Enter}');
    await screen.findByRole('textbox', { name: /Covers/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'New booking' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await expect(await screen.findByText('Dana Ashworth jr')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ name: 'Dana Ashworth jr', covers: '28' }));
  },
};
