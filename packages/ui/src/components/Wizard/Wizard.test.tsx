import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Wizard } from './Wizard';

const steps = [
  { id: 'a', label: 'Name', content: <input aria-label="Name" required /> },
  { id: 'b', label: 'Place', content: <input aria-label="Place" /> },
];

describeConformance(Wizard, { label: 'New restaurant', steps, onFinish: () => {} }, { element: 'form' });

describe('Wizard', () => {
  afterEach(cleanup);
  const name = () => screen.getByLabelText<HTMLInputElement>('Name');
  const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));

  it('uses native validation, keeps the values of earlier steps and calls onFinish', async () => {
    const onFinish = vi.fn<() => void>();
    render(<Wizard label="New restaurant" steps={steps} onFinish={onFinish} />);
    press('Next');
    await waitFor(() => expect(screen.queryByLabelText('Place')).toBeNull());
    fireEvent.change(name(), { target: { value: 'Fern Hall' } });
    press('Next');
    await screen.findByLabelText('Place');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Step 2 of 2'));
    expect(name().value).toBe('Fern Hall');
    press('Finish');
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce());
  });

  it('shows the error of `onLeave` and goes back without validation', async () => {
    const onLeave = vi.fn<() => Promise<string>>(() => Promise.resolve('The name is taken.'));
    render(
      <Wizard
        label="New restaurant"
        defaultCurrent="b"
        steps={[steps[0]!, { ...steps[1]!, onLeave }]}
        onFinish={() => {}}
      />,
    );
    press('Finish');
    expect((await screen.findByRole('alert')).textContent).toContain('The name is taken.');
    press('Back');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(onLeave).toHaveBeenCalledOnce();
  });
});
