import { lazyModule } from '@larder/ui/lazy';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LazyField } from './LazyField';

afterEach(cleanup);

const moduleOf = () => {
  let load = () => {};
  const loaded = new Promise<{ name: string }>((resolve) => {
    load = () => resolve({ name: 'rich' });
  });
  return { module: lazyModule(() => loaded), load };
};
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const fieldOf = (kind: string) => <input data-kind={kind} defaultValue="Flour" />;

it('LazyField keeps focus and selection when the plain field is replaced', async () => {
  const { module, load } = moduleOf();
  render(
    <LazyField module={module} placeholder={fieldOf('plain')}>
      {({ name }) => fieldOf(name)}
    </LazyField>,
  );
  field().focus();
  field().setSelectionRange(1, 3);
  load();
  await waitFor(() => expect(field().dataset.kind).toBe('rich'));
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([1, 3]);
});

it('LazyField does not focus the loaded field if the plain one was not focused', async () => {
  const { module, load } = moduleOf();
  render(
    <LazyField module={module} placeholder={fieldOf('plain')}>
      {({ name }) => fieldOf(name)}
    </LazyField>,
  );
  fireEvent.pointerEnter(field());
  load();
  await waitFor(() => expect(field().dataset.kind).toBe('rich'));
  expect(document.activeElement).toBe(document.body);
});

it('LazyField with onDemand keeps the plain field until it is focused, even if the code is loaded', async () => {
  const { module, load } = moduleOf();
  load();
  await module.load();
  const lazy = (
    <LazyField onDemand module={module} placeholder={fieldOf('plain')}>
      {({ name }) => fieldOf(name)}
    </LazyField>
  );
  render(lazy);
  expect(field().dataset.kind).toBe('plain');
  fireEvent.focus(field());
  await waitFor(() => expect(field().dataset.kind).toBe('rich'));
});
