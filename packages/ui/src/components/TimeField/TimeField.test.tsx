import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { UiProvider } from '../UiProvider/UiProvider';
import { TimeField } from './TimeField';

describe('TimeField', () => {
  afterEach(cleanup);
  describeConformance(TimeField, { label: 'Arrival' }, { element: 'div' });

  const parts = (locale: string) => {
    render(
      <UiProvider locale={locale}>
        <TimeField label="Arrival" value="19:45" />
      </UiProvider>,
    );
    return screen.getAllByRole('spinbutton').map((part) => part.textContent);
  };
  it('counts the hours as the locale does', () => {
    expect(parts('en')).toEqual(['19', '45']);
    cleanup();
    expect(parts('en-US')).toEqual(['07', '45', 'PM']);
    cleanup();
    expect(parts('fr')).toEqual(['19', '45']);
  });

  it('follows the value it is given', () => {
    const { rerender } = render(<TimeField label="Arrival" value="19:45" hourCycle={24} />);
    rerender(<TimeField label="Arrival" value="08:05" hourCycle={24} />);
    expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual(['08', '05']);
  });
});
