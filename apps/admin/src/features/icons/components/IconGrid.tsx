import { useRef, useState, type KeyboardEvent } from 'react';
import { columnsIn, gridRows, nextIcon } from '../gridRows';
import { groupIcons, type IconLook, type IconRecord } from '../iconSet';
import { useWindowRange } from '../useWindowRange';
import * as styles from './Icons.css';
import { IconTile } from './IconTile';

export interface IconGridProps {
  label: string;
  icons: readonly IconRecord[];
  look: IconLook;
  onCopy: (icon: IconRecord) => void;
}

/** Icons by group. Only rows near the viewport are rendered. Arrow keys move the focus. */
export function IconGrid({ label, icons, look, onCopy }: IconGridProps) {
  const root = useRef<HTMLDivElement>(null);
  const { inlineSize, from, to } = useWindowRange(root);
  const [active, setActive] = useState(0);
  const [hasFocus, setFocus] = useState(false);
  const columns = columnsIn(inlineSize);
  const rows = gridRows(groupIcons(icons), columns);
  const last = rows.at(-1);
  const shownActive = Math.min(active, icons.length - 1);

  const move = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextIcon(rows, shownActive, event.key, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    setFocus(true);
    setActive(next);
  };
  // Also renders the row with the tab stop, so that it can be focused outside the viewport.
  const isShown = (row: (typeof rows)[number]) =>
    (row.offset + row.size > from && row.offset < to) ||
    (row.kind === 'icons' && shownActive >= row.first && shownActive < row.first + row.icons.length);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- moves the focus between its buttons
    <div
      ref={root}
      role="group"
      aria-label={label}
      className={styles.rows}
      style={{ blockSize: last ? last.offset + last.size : 0 }}
      onKeyDown={move}
    >
      {inlineSize > 0 &&
        rows.filter(isShown).map((row) =>
          row.kind === 'heading' ? (
            <h2
              key={`heading ${row.name}`}
              className={styles.heading}
              style={{ insetBlockStart: row.offset }}
              dir="ltr"
              lang="en"
              translate="no"
            >
              {row.name}
            </h2>
          ) : (
            <div
              key={row.offset}
              className={styles.row}
              style={{ insetBlockStart: row.offset, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {row.icons.map((icon, column) => {
                const index = row.first + column;
                const isActive = index === shownActive;
                return (
                  <IconTile
                    key={icon[0]}
                    className={styles.cell}
                    icon={icon}
                    look={look}
                    tabIndex={isActive ? 0 : -1}
                    ref={
                      isActive && hasFocus
                        ? (button) => {
                            button?.focus();
                          }
                        : undefined
                    }
                    onFocus={() => setActive(index)}
                    onClick={() => onCopy(icon)}
                  />
                );
              })}
            </div>
          ),
        )}
    </div>
  );
}
