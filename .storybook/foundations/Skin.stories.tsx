import { Alert } from '@larder/ui/Alert';
import { SegmentedControl } from '@larder/ui/SegmentedControl';
import { TextField } from '@larder/ui/TextField';
import { adoptSkin, createSkin, type Hex, type Skin } from '@larder/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Specimen } from './Specimen.tsx';
import * as styles from './foundations.css.ts';

const meta: Meta = { title: 'Start/Your own skin' };
export default meta;

type Result = { skin: Skin; error?: undefined } | { skin?: undefined; error: string };

function attempt(primary: string, on: string, radius: number, density: 'comfortable' | 'compact'): Result {
  const color = on ? { main: primary as Hex, on: on as Hex } : (primary as Hex);
  try {
    return {
      skin: createSkin({
        name: 'yours',
        primary: typeof color === 'string' ? color : { light: color, dark: color },
        radius,
        density,
      }),
    };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

const corners = [
  { value: '0', label: 'Square' },
  { value: '4', label: '4 px' },
  { value: '8', label: '8 px' },
  { value: '14', label: '14 px' },
] as const;

function Workbench() {
  const [primary, setPrimary] = useState('#0b5d6b');
  const [on, setOn] = useState('');
  const [corner, setCorner] = useState<(typeof corners)[number]['value']>('4');
  const [density, setDensity] = useState<'comfortable' | 'compact'>('compact');
  const [scheme, setScheme] = useState<'yours' | 'yours-dark'>('yours');
  const { skin, error } = attempt(primary, on, Number(corner), density);

  useLayoutEffect(() => (skin ? adoptSkin(skin) : undefined), [skin]);

  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Your own skin</h1>
      <p className={styles.note}>
        Choose the color, corners and density of a brand. Missing values are derived so that text has enough contrast;
        values without enough contrast are rejected.
      </p>
      <div className={styles.grid}>
        <TextField label="Brand color" value={primary} onChange={(event) => setPrimary(event.target.value)} />
        <TextField
          label="Text on it"
          description="Derived if empty"
          value={on}
          onChange={(event) => setOn(event.target.value)}
        />
      </div>
      <div className={styles.row}>
        <SegmentedControl label="Corners" options={corners} value={corner} onValueChange={setCorner} />
        <SegmentedControl
          label="Density"
          options={[
            { value: 'comfortable', label: 'Comfortable' },
            { value: 'compact', label: 'Compact' },
          ]}
          value={density}
          onValueChange={setDensity}
        />
        <SegmentedControl
          label="Scheme"
          options={[
            { value: 'yours', label: 'Light' },
            { value: 'yours-dark', label: 'Dark' },
          ]}
          value={scheme}
          onValueChange={setScheme}
        />
      </div>
      {error && (
        <Alert tone="danger" title="Invalid skin">
          {error}
        </Alert>
      )}
      {skin && (
        <div data-skin={scheme} className={styles.canvas}>
          <Specimen />
        </div>
      )}
    </div>
  );
}

export const Yours: StoryObj = {
  render: () => <Workbench />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ground = () => getComputedStyle(canvas.getByRole('button', { name: 'Open the bill' })).backgroundColor;
    await waitFor(() => expect(ground()).toBe('rgb(11, 93, 107)'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text on it' }), '#0b5d6b');
    await expect(canvas.getByRole('alert')).toHaveTextContent('has a contrast of 1.00:1, needs 4.5:1');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Text on it' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
