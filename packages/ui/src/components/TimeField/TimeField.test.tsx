import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { UiProvider } from '../UiProvider/UiProvider';
import { TimeField, type TimeFieldProps } from './TimeField';

describe('TimeField', () => {
  afterEach(cleanup);
  describeConformance(TimeField, { label: 'Arrival' }, { element: 'span' });
  describeControl<TimeFieldProps, string | null>(
    TimeField,
    { label: 'Arrival', hourCycle: 24 },
    {
      values: ['19:45', '20:45'],
      change: () => fireEvent.keyDown(screen.getByRole('spinbutton', { name: /hour/ }), { key: 'ArrowUp' }),
      shown: () =>
        screen
          .getAllByRole('spinbutton')
          .map((part) => part.textContent)
          .join(':'),
    },
  );

  const parts = (locale: string) => {
    render(
      <UiProvider locale={locale}>
        <TimeField label="Arrival" value="19:45" />
      </UiProvider>,
    );
    return screen.getAllByRole('spinbutton').map((part) => part.textContent);
  };
  it('uses the hour cycle of the locale', () => {
    expect(parts('en')).toEqual(['19', '45']);
    cleanup();
    expect(parts('en-US')).toEqual(['07', '45', 'PM']);
    cleanup();
    expect(parts('fr')).toEqual(['19', '45']);
  });

  it('follows its controlled value', () => {
    const { rerender } = render(<TimeField label="Arrival" value="19:45" hourCycle={24} />);
    rerender(<TimeField label="Arrival" value="08:05" hourCycle={24} />);
    expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual(['08', '05']);
  });
});
