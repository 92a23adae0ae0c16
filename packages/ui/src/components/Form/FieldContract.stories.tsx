import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type RefObject } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import type { FormError } from './ErrorSummary';
import { focusFirstError } from './focusField';
import { Form } from './Form';
import { FormSection } from './FormSection';
import { tabbableElements } from '../../private/dom/nextTabbable';
import { fields, type FieldCase, type FieldProps } from './fields.fixtures';

const meta = {
  title: 'Tests/Field contract',
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(fields);
const standard = ['value', 'defaultValue', 'onValueChange'] as const;
const lazyTimeout = { timeout: 15_000 };
const soon = { timeout: 500 };

/** The `ref` element of each field, by the name of its component. */
const refs: Record<string, HTMLElement | null> = {};

interface FieldsProps {
  /** If true, the fields are siblings. */
  bare?: boolean;
  propsOf: (name: string, field: FieldCase) => Partial<FieldProps> & Record<string, unknown>;
}

/** Renders every field, labeled with the name of its component. */
function Fields({ bare = false, propsOf }: FieldsProps) {
  return Object.entries(fields).map(([name, field]) => {
    const one = (
      <field.Field
        key={name}
        label={name}
        name={name}
        {...propsOf(name, field)}
        ref={(element: HTMLElement | null) => {
          refs[name] = element;
        }}
      />
    );
    if (bare) return one;
    return (
      <div key={name} data-field={name}>
        {one}
      </div>
    );
  });
}

const initially = ({ value, props: [, initial] = standard }: FieldCase) => ({ [initial]: value });
const partOf = (root: HTMLElement, name: string) => root.querySelector<HTMLElement>(`[data-field="${name}"]`)!;
const formOf = (root: HTMLElement) => root.querySelector('form')!;
const dataOf = (root: HTMLElement, name: string) => new FormData(formOf(root)).getAll(name);
const labelOf = (name: string) => `Fix ${name}.`;

/** Returns the text that describes a control or its group. */
const descriptionOf = (control: Element) =>
  [control, control.closest('[role="group"], [role="radiogroup"], fieldset')]
    .flatMap((element) => element?.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** Returns the visible text of a field, and the values and states of its native inputs. */
const shown = (part: HTMLElement) => [
  part.innerText,
  ...[...part.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea')].map((input) => [
    input.value,
    input.checked,
  ]),
  ...[...part.querySelectorAll('[aria-pressed], [aria-valuenow]')].map((control) => [
    control.getAttribute('aria-pressed'),
    control.getAttribute('aria-valuenow'),
  ]),
];

/** Runs a check for each field and reports all failures at once. */
async function everyField(check: (name: string, field: FieldCase) => Promise<void> | void) {
  const failures: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    try {
      await check(name, field);
    } catch (error) {
      failures.push(`${name}: ${(error as Error).message.replaceAll(/\s+/g, ' ').slice(0, 300)}`);
    }
  }
  await expect(failures).toEqual([]);
}

async function change({ change: step }: FieldCase, control: HTMLElement) {
  control.focus();
  await (typeof step === 'string' ? userEvent.keyboard(step) : step(control));
}

/** Waits for the editor, which is lazy-loaded. */
const loaded = () => waitFor(() => expect(refs.RichTextEditor).toBeInTheDocument(), lazyTimeout);

/** The form of the last render, for `setFocus` and `setError`. */
const hookForm: { current?: UseFormReturn<Record<string, unknown>> } = {};

function HookForm({ disabled = false }: { disabled?: boolean }) {
  const defaultValues = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
  const form = useForm<Record<string, unknown>>({ defaultValues, disabled });
  useEffect(() => {
    hookForm.current = form;
  }, [form]);
  const [submitted, setSubmitted] = useState('');
  return (
    <form
      aria-label="Dish"
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => setSubmitted(JSON.stringify(values)))(event)}
    >
      {Object.entries(fields).map(([name, { Field, props: [value, , onChange] = standard }]) => (
        <div key={name} data-field={name}>
          <Controller
            control={form.control}
            name={name}
            rules={{ validate: (given) => given === fields[name]?.value || labelOf(name) }}
            render={({ field, fieldState: { error } }) => (
              <Field
                label={name}
                name={name}
                onBlur={field.onBlur}
                disabled={field.disabled ?? false}
                error={error?.message}
                {...{ [value]: field.value, [onChange]: field.onChange }}
                ref={(element: HTMLElement | null) => {
                  refs[name] = element;
                  field.ref(element);
                }}
              />
            )}
          />
        </div>
      ))}
      <Button type="submit">Save</Button>
      <output hidden>{submitted}</output>
    </form>
  );
}

/** `setFocus` of react-hook-form focuses the control, which is the element of `ref`. */
export const Focus: Story = {
  render: () => <HookForm />,
  play: async ({ canvasElement }) => {
    await loaded();
    await everyField(async (name) => {
      hookForm.current!.setFocus(name);
      await waitFor(() => expect(refs[name]).toHaveFocus(), soon);
      await expect(partOf(canvasElement, name)).toContainElement(refs[name]!);
    });
  },
};

/** A failed submit focuses the first field with an error. */
export const FirstError: Story = {
  render: () => <HookForm />,
  play: async ({ canvas }) => {
    await loaded();
    await everyField(async (name) => {
      hookForm.current!.setError(name, { message: labelOf(name) }, { shouldFocus: true });
      await waitFor(() => expect(refs[name]).toHaveFocus(), soon);
      hookForm.current!.clearErrors(name);
    });
    await change(fields.Select!, refs.Select!);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(refs.Select).toHaveFocus());
  },
};

/** `reset` of react-hook-form restores the initial values. */
export const ResetOfLibrary: Story = {
  render: () => <HookForm />,
  play: async ({ canvasElement }) => {
    await loaded();
    await everyField(async (name, field) => {
      const part = partOf(canvasElement, name);
      const before = shown(part);
      await change(field, refs[name]!);
      await waitFor(() => expect(hookForm.current!.getValues(name)).not.toEqual(field.value), soon);
      hookForm.current!.reset();
      await waitFor(() => expect(shown(part)).toEqual(before), soon);
    });
  },
};

/** `useForm({ disabled: true })` disables every field. */
export const Disabled: Story = {
  render: () => <HookForm disabled />,
  play: async ({ canvasElement }) => {
    await loaded();
    await everyField(async (name) => {
      const reachable = tabbableElements(partOf(canvasElement, name));
      await expect(reachable.filter((element) => element.getAttribute('aria-disabled') !== 'true')).toEqual([]);
      await expect(dataOf(canvasElement, name)).toEqual([]);
    });
  },
};

/** Values of a native form: initial, changed by the user, and after a reset. */
export const Reset: Story = {
  render: () => (
    <form aria-label="Dish">
      <Fields propsOf={(_name, field) => initially(field)} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvasElement, canvas }) => {
    await loaded();
    const before = Object.fromEntries(names.map((name) => [name, shown(partOf(canvasElement, name))]));
    await everyField(async (name, field) => {
      await expect(dataOf(canvasElement, name)).toEqual(field.data[0]);
      await change(field, refs[name]!);
      await waitFor(() => expect(dataOf(canvasElement, name)).toEqual(field.data[1]), soon);
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(dataOf(canvasElement, name)).toEqual(field.data[0]), soon);
      await expect(shown(partOf(canvasElement, name))).toEqual(before[name]);
    });
  },
};

const values: RefObject<Record<string, unknown>> = { current: {} };

/** Controlled fields submit the values of their parent. */
export const Controlled: Story = {
  render: function Render() {
    const [state, setState] = useState<Record<string, unknown>>(() =>
      Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
    );
    useEffect(() => {
      values.current = state;
    }, [state]);
    return (
      <form aria-label="Dish">
        <Fields
          propsOf={(name, { props: [value, , onChange] = standard }) => ({
            [value]: state[name],
            [onChange]: (next: unknown) => setState((old) => ({ ...old, [name]: next })),
          })}
        />
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    await loaded();
    await everyField(async (name, field) => {
      await expect(dataOf(canvasElement, name)).toEqual(field.data[0]);
      await change(field, refs[name]!);
      await waitFor(() => expect(values.current[name]).not.toEqual(field.value), soon);
      await waitFor(() => expect(dataOf(canvasElement, name)).toEqual(field.data[1]), soon);
    });
  },
};

/** Read-only fields keep and submit their value, and have a label, a control that takes focus and an error. */
export const ReadOnly: Story = {
  render: () => (
    <form aria-label="Dish">
      <Fields propsOf={(name, field) => ({ ...initially(field), readOnly: true, error: labelOf(name) })} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await loaded();
    await everyField(async (name, field) => {
      const control = refs[name];
      if (control && typeof field.change === 'string') await change(field, control);
      await expect(dataOf(canvasElement, name)).toEqual(field.data[0]);
      // Without its drop zone, the list of files has no control.
      if (name === 'FileUploader') return;
      control!.focus();
      await expect(control).toHaveFocus();
      if (field.hasNoLine) return;
      await expect(partOf(canvasElement, name)).toHaveTextContent(name);
      await expect(descriptionOf(control!)).toContain(labelOf(name));
    });
  },
};

/** Required fields show a mark. */
export const Required: Story = {
  render: () => (
    <form aria-label="Dish" noValidate>
      <Fields propsOf={(_name, field) => ({ ...initially(field), required: true })} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await loaded();
    await everyField(async (name) => {
      if (fields[name]!.hasNoLine) return;
      await expect(partOf(canvasElement, name)).toHaveTextContent(`${name}*`);
    });
  },
};

/** The control of `ref`. The first tab stop of a drop zone is React Aria's button for pasted files, before that control. */
const expectFocus = (name: string) =>
  name === 'FileUploader'
    ? expect(refs[name]!.closest('[role="group"]')).toContainElement(document.activeElement as HTMLElement)
    : expect(document.activeElement).toBe(refs[name]);

const errors: readonly FormError[] = names.map((name) => ({ field: name, message: labelOf(name) }));
const invalidFields = <Fields bare propsOf={(name, field) => ({ ...initially(field), error: labelOf(name) })} />;

/** The summary and `focusFirstError` focus the control of each field, which its error describes. */
export const Errors: Story = {
  render: () => (
    <Form aria-label="Dish" errors={errors}>
      {invalidFields}
    </Form>
  ),
  play: async ({ canvasElement, canvas }) => {
    await loaded();
    await everyField(async (name) => {
      const summaryLink = canvas.getByRole('button', { name: labelOf(name) });
      await userEvent.click(summaryLink);
      await expectFocus(name);
      summaryLink.focus();
      await expect(focusFirstError(formOf(canvasElement), { [name]: labelOf(name) })).toBe(true);
      await expectFocus(name);
      if (fields[name]!.hasNoLine) return;
      await expect(descriptionOf(refs[name]!)).toContain(labelOf(name));
    });
  },
};

export const ErrorsInSection: Story = {
  ...Errors,
  render: () => (
    <Form aria-label="Dish" errors={errors}>
      <FormSection title="Details">{invalidFields}</FormSection>
    </Form>
  ),
};
