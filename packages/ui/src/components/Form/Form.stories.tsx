import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { GridItem } from '../Grid/Grid';
import { Select } from '../Select/Select';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import type { FormError } from './ErrorSummary';
import { Form } from './Form';
import { FormActions } from './FormActions';
import { FormSection } from './FormSection';

const sections = [
  { value: 'starters', label: 'Starters' },
  { value: 'mains', label: 'Mains' },
];

const fields = (
  <>
    <TextField label="Name" name="name" requiredMark description="As guests read it." />
    <Select label="Section" options={sections} value="mains" />
    <TextField label="Price" name="price" prefix="$" error="Enter 0 or more." defaultValue="-4" />
    <TextArea label="Note for the kitchen" />
    <Checkbox label="On the menu from tomorrow" />
    <FormActions>
      <Button variant="plain" type="reset">
        Keep as it was
      </Button>
      <Button variant="filled" type="submit">
        Save dish
      </Button>
    </FormActions>
  </>
);

const meta = {
  title: 'Components/Form',
  component: Form,
  subcomponents: { FormSection, FormActions },
  args: { 'aria-label': 'Dish', onSubmit: fn((event) => event.preventDefault()) },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After an invalid submit, the summary receives focus. Clicking an error focuses its field. */
export const Default: Story = {
  render: function Render(args) {
    const [errors, setErrors] = useState<FormError[]>([]);
    const messageOf = (name: string) => errors.find(({ field }) => field === name)?.message;
    return (
      <Form
        {...args}
        errors={errors}
        onSubmit={(event) => {
          args.onSubmit?.(event);
          const data = new FormData(event.currentTarget);
          setErrors([
            ...(data.get('name') ? [] : [{ field: 'name', message: 'Enter a name.' }]),
            ...(Number(data.get('price')) >= 0 ? [] : [{ field: 'price', message: 'Enter 0 or more.' }]),
          ]);
        }}
      >
        <TextField label="Name" name="name" requiredMark error={messageOf('name')} />
        <TextField label="Price" name="price" prefix="$" defaultValue="-4" error={messageOf('price')} />
        <FormActions>
          <Button variant="filled" type="submit">
            Save dish
          </Button>
        </FormActions>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save dish' }));
    const summary = await canvas.findByRole('alert', { name: 'Some fields need attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter 0 or more.' }));
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveFocus();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Price' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Hake{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Playground: Story = { args: { children: fields } };

export const Horizontal: Story = {
  args: { layout: 'horizontal', children: fields },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
};

export const Inline: Story = {
  args: {
    layout: 'inline',
    children: (
      <>
        <TextField label="Guest" name="guest" />
        <Select label="Section" options={sections} placeholder="Any" />
        <Button variant="filled" type="submit">
          Find table
        </Button>
      </>
    ),
  },
};

export const Sections: Story = {
  args: {
    layout: 'grid',
    children: (
      <>
        <FormSection title="Dish" description="What guests read." titlePlacement="start">
          <TextField label="Name" />
          <TextField label="Price" prefix="$" />
          <GridItem span="all">
            <TextArea label="Description" />
          </GridItem>
        </FormSection>
        <FormSection title="Kitchen" description="What the pass needs to know, on every ticket." titlePlacement="start">
          <Select label="Section" options={sections} />
          <TextField label="Minutes" />
        </FormSection>
        <FormActions align="between">
          <Button variant="plain" tone="danger">
            Delete dish
          </Button>
          <Button variant="filled" type="submit">
            Save dish
          </Button>
        </FormActions>
      </>
    ),
  },
};

/** The actions stay visible at the end of a long form. */
export const StickyActions: Story = {
  render: (args) => (
    <div style={{ blockSize: 320, overflowY: 'auto' }}>
      <Form {...args}>
        {['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => (
          <TextField key={day} label={day} defaultValue="17:00 – 23:00" />
        ))}
        <FormActions sticky>
          <Button variant="filled" type="submit">
            Save hours
          </Button>
        </FormActions>
      </Form>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save hours' })).toBeVisible();
    const { bottom } = canvas.getByRole('button', { name: 'Save hours' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(canvas.getByRole('form').parentElement!.getBoundingClientRect().bottom);
  },
};
