import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { Select, selectOverlay } from './Select';
import { typedOption } from './useSelectKeys';

beforeAll(() => selectOverlay.load());

const options = Array.from({ length: 8 }, (_, i) => ({ value: `o${i}`, label: `Option ${i}` }));

describeConformance(Select, { label: 'Station', options }, { element: 'button' });
describeControl(
  Select,
  { label: 'Station', options: options.slice(0, 3) },
  {
    values: ['o1', 'o2'],
    change: () => {
      fireEvent.click(screen.getByRole('button'));
      fireEvent.click(screen.getByRole('option', { name: 'Option 2' }));
    },
    shown: () => screen.getByRole('button').textContent?.replace('Option ', 'o') ?? '',
  },
);

describe('Select', () => {
  afterEach(cleanup);

  it('shows its placeholder if nothing is selected', () => {
    render(<Select label="Station" options={options} value={null} />);
    expect(screen.getByRole('button').textContent).toBe('Choose');
  });

  it('opens while its options load and shows them when they arrive', () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const station = (loaded: typeof options, loading = false) => (
      <Select label="Station" value={null} options={loaded} loading={loading} onValueChange={onValueChange} />
    );
    const { rerender } = render(station([], true));
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('listbox').textContent).toBe('Loading');
    rerender(station(options.slice(0, 3)));
    fireEvent.click(screen.getByRole('option', { name: 'Option 2' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('o2');
  });

  it('uses a hidden label as its accessible name', () => {
    render(<Select label="Station" options={options} value="o1" hideLabel />);
    expect(screen.getByRole('button', { name: /Station/ })).toBeTruthy();
  });

  it('focuses the button when its label is clicked', () => {
    render(<Select label="Station" options={options} />);
    fireEvent.click(screen.getByText('Station'));
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('takes the value that the browser fills in', () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const { container } = render(
      <Select label="Country" options={options} name="country" autoComplete="country" onValueChange={onValueChange} />,
    );
    const native = container.querySelector('select[autocomplete="country"]')!;
    fireEvent.change(native, { target: { value: 'o3' } });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('o3');
    expect(screen.getByRole('button').textContent).toBe('Option 3');
    expect(container.querySelector<HTMLInputElement>('[name="country"]')!.value).toBe('o3');
  });

  it('renders no native field without `autoComplete`', () => {
    const { container } = render(<Select label="Station" options={options} name="station" />);
    expect(container.querySelector('select')).toBeNull();
  });

  it('renders its value on the server', () => {
    const html = renderToString(<Select label="Station" options={options} defaultValue="o1" name="station" />);
    expect(html).toContain('>Option 1</span>');
    expect(html).toContain('name="station" value="o1"');
  });

  it('does not open or change while read-only', () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Select label="Station" options={options} value="o1" readOnly onValueChange={onValueChange} />);
    const button = screen.getByRole('combobox', { name: 'Option 1 Station' });
    expect(button.getAttribute('aria-readonly')).toBe('true');
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'Enter' });
    fireEvent.keyDown(button, { key: 'ArrowRight' });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('closes without a change when the selected option is selected again', () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Select label="Station" options={options.slice(0, 3)} value="o1" onValueChange={onValueChange} />);
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('option', { selected: true }));
    expect(screen.getByRole('button', { hidden: true }).getAttribute('aria-expanded')).toBe('false');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('calls `onBlur` when focus leaves the field, but not when it moves into the list', async () => {
    const onBlur = vi.fn<() => void>();
    render(<Select label="Station" options={options.slice(0, 3)} onBlur={onBlur} />);
    const button = screen.getByRole('button');
    fireEvent.click(button);
    await waitFor(() => expect(screen.getByRole('listbox').contains(document.activeElement)).toBe(true));
    expect(onBlur).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('option', { name: 'Option 2' }));
    button.focus();
    button.blur();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});

describe('Select before its list is loaded', () => {
  const { get } = selectOverlay;
  const listeners = new Set<() => void>();
  let isLoaded = false;
  beforeEach(() => {
    isLoaded = false;
    vi.spyOn(selectOverlay, 'get').mockImplementation(() => (isLoaded ? get() : undefined));
    vi.spyOn(selectOverlay, 'load').mockReturnValue(new Promise(() => undefined));
    vi.spyOn(selectOverlay, 'subscribe').mockImplementation((listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    });
  });
  const finishLoading = () =>
    act(() => {
      isLoaded = true;
      for (const listener of listeners) listener();
    });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('preloads the list when the pointer enters the button and when the button gets focus', () => {
    const preload = vi.spyOn(selectOverlay, 'preload').mockReturnValue();
    render(<Select label="Station" options={options} />);
    expect(preload).not.toHaveBeenCalled();
    fireEvent.pointerEnter(screen.getByRole('button'));
    fireEvent.focus(screen.getByRole('button'));
    expect(preload).toHaveBeenCalledTimes(2);
  });

  it.each(['Enter', ' ', 'ArrowDown', 'ArrowUp'])(
    'opens the list once it has loaded after a press of "%s"',
    async (key) => {
      render(<Select label="Station" options={options.slice(0, 3)} />);
      fireEvent.keyDown(screen.getByRole('button'), { key });
      expect(screen.queryByRole('listbox')).toBeNull();
      finishLoading();
      const focused = key === 'ArrowUp' ? 'Option 2' : 'Option 0';
      // happy-dom focuses the dialog instead; the story `Default` tests the focus.
      expect(screen.getByRole('option', { name: focused }).tabIndex).toBe(0);
    },
  );

  it('stays closed if focus leaves the button while the list loads', () => {
    const onBlur = vi.fn<() => void>();
    render(<Select label="Station" options={options} onBlur={onBlur} />);
    fireEvent.click(screen.getByRole('button'));
    screen.getByRole('button').blur();
    finishLoading();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});

describe('keys on the closed button', () => {
  afterEach(cleanup);

  const dishes = ['Garnish', 'Grill', 'Élan', 'Pastry', 'Cold larder', 'Cold pass'].map((label, i) => ({
    value: label,
    label,
    disabled: i === 3,
  }));
  const found = (text: string, current: string | null = null) => typedOption(dishes, text, current)?.label;

  it('finds the option that starts with the typed text, ignoring case and accents', () => {
    const labels = ['g', 'gr', 'GRILL', 'elan', 'cold p', 'x'].map((text) => found(text));
    expect(labels).toEqual(['Garnish', 'Grill', 'Grill', 'Élan', 'Cold pass', undefined]);
  });

  it('skips disabled options', () => {
    expect(found('p')).toBeUndefined();
  });

  it('steps through the options with the same first letter when it is repeated', () => {
    expect([found('g', 'Garnish'), found('gg', 'Grill'), found('gr', 'Grill')]).toEqual(['Grill', 'Garnish', 'Grill']);
  });

  it('selects with letters, Left and Right', () => {
    render(<Select label="Station" options={dishes} defaultValue="Garnish" />);
    const button = screen.getByRole('button');
    const press = (...keys: string[]) => {
      for (const key of keys) fireEvent.keyDown(button, { key });
      return button.textContent;
    };
    expect(press('c', 'o', 'l', 'd', ' ', 'p')).toBe('Cold pass');
    expect(press('ArrowLeft')).toBe('Cold larder');
    // Skips the disabled option.
    expect(press('ArrowLeft')).toBe('Élan');
    expect(press('ArrowRight', 'ArrowRight', 'ArrowRight')).toBe('Cold pass');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
