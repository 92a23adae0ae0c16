import { createElement, type ComponentProps } from 'react';
import type { IconLook, IconRecord } from '../iconSet';
import * as styles from './Icons.css';

export interface IconTileProps extends ComponentProps<'button'> {
  icon: IconRecord;
  look: IconLook;
}

/** A button with an icon and its name. */
export function IconTile({ icon: [name, nodes], look: { size, stroke, color }, ...button }: IconTileProps) {
  return (
    <button type="button" title={name} translate="no" {...button}>
      <svg
        className={styles.drawing}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        style={color === undefined ? undefined : { color }}
        aria-hidden="true"
        focusable="false"
      >
        {nodes.map(([tag, attributes], index) => createElement(tag, { key: `${name} ${index}`, ...attributes }))}
      </svg>
      <span className={styles.name} dir="ltr" lang="en">
        {name}
      </span>
    </button>
  );
}
