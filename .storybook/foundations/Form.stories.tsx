import { motion, radius, space, vars, base } from '@larder/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import * as styles from './foundations.css.ts';

const meta: Meta = { title: 'Foundations/Form' };
export default meta;

type Story = StoryObj;

export const Space: Story = {
  render: () => (
    <div className={styles.english}>
      <h1 className={styles.heading}>Space</h1>
      <p className={styles.note}>A 4 px grid. Half steps (2, 6, 10) are used only inside controls.</p>
      <table className={styles.table}>
        <tbody>
          {Object.entries(space).map(([key, value]) => (
            <tr key={key}>
              <th scope="row" className={styles.cell}>
                {key}
              </th>
              <td className={styles.number}>{value}</td>
              <td className={styles.cell}>
                <div className={styles.bar} style={{ inlineSize: value }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
};

const radiusUses: Record<keyof typeof radius, string> = {
  xs: 'checkbox, keycap, bars',
  sm: 'pill, tag, small control',
  md: 'control, menu item, alert',
  lg: 'card, menu, popover, toast',
  dialog: 'dialog',
  full: 'avatar, badge, round button',
};

export const Radius: Story = {
  render: () => (
    <div className={styles.english}>
      <h1 className={styles.heading}>Radius</h1>
      <p className={styles.note}>An inner radius is the outer radius minus the padding.</p>
      <div className={styles.grid}>
        {(Object.keys(radius) as (keyof typeof radius)[]).map((key) => (
          <div key={key} className={styles.section}>
            <div className={styles.well} style={{ borderRadius: radius[key] }}>
              {radius[key]}
            </div>
            <div className={styles.name}>{key}</div>
            <div className={styles.caption}>{radiusUses[key]}</div>
          </div>
        ))}
      </div>
    </div>
  ),
};

const elevationUses = {
  e1: 'the lip: cards, quiet buttons',
  e2: 'sticky bars, chart tooltips, dragged rows',
  e3: 'menus, popovers, toasts',
  e4: 'dialogs, drawers, bulk bar',
} as const;

export const Elevation: Story = {
  render: () => (
    <div className={styles.english}>
      <h1 className={styles.heading}>Elevation</h1>
      <p className={styles.note}>
        Prefer a border to a lip, and a lip to a shadow. Only elements above others have a shadow.
      </p>
      <div className={styles.grid}>
        {(Object.keys(elevationUses) as (keyof typeof elevationUses)[]).map((key) => (
          <div key={key} className={styles.section}>
            <div className={styles.well} style={{ boxShadow: vars.elevation[key], borderRadius: base.radius.lg }}>
              {key}
            </div>
            <div className={styles.caption}>{elevationUses[key]}</div>
          </div>
        ))}
      </div>
    </div>
  ),
};

const durations = { fast: motion.fast, base: motion.base, slow: motion.slow, ripple: motion.ripple };

function Run({ name, duration }: { name: string; duration: string }) {
  const puck = useRef<HTMLDivElement>(null);
  const play = () => {
    const travel = (puck.current?.parentElement?.clientWidth ?? 0) - 32;
    const sign = getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    puck.current?.animate([{ transform: 'none' }, { transform: `translateX(${still ? 0 : sign * travel}px)` }], {
      duration: Number.parseInt(duration, 10),
      easing: motion.ease,
    });
  };
  return (
    <div className={styles.card}>
      <div className={styles.pair}>
        <span className={styles.name}>{name}</span>
        <span className={styles.code}>{duration}</span>
      </div>
      <div className={styles.track}>
        <div ref={puck} className={styles.puck} />
      </div>
      <button type="button" className={styles.name} onClick={play} onPointerEnter={play}>
        Play {name}
      </button>
    </div>
  );
}

export const Motion: Story = {
  render: () => (
    <div className={styles.english}>
      <h1 className={styles.heading}>Motion</h1>
      <p className={styles.note}>
        One easing, {motion.ease}. Exit animations take two thirds of the enter duration. Reduced motion keeps fades and
        removes movement.
      </p>
      <div className={styles.grid}>
        {Object.entries(durations).map(([name, duration]) => (
          <Run key={name} name={name} duration={duration} />
        ))}
      </div>
    </div>
  ),
};
