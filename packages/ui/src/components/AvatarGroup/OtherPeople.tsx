import { useEffect, useId, useRef, useState } from 'react';
import { tabular, text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { fill, useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as avatar from '../Avatar/Avatar.css';
import { Avatar, type AvatarProps } from '../Avatar/Avatar';
import * as styles from './AvatarGroup.css';

interface OtherPeopleProps {
  people: readonly Pick<AvatarProps, 'name' | 'src' | 'colorKey'>[];
  size: NonNullable<AvatarProps['size']>;
}

const gap = 4;
const edge = 8;

/** Places the panel below the button, or above it if there is more space above and less than 320px below. */
function place(panel: HTMLElement, button: HTMLElement) {
  const { left, top, bottom, width } = button.getBoundingClientRect();
  const half = Math.min(240, window.innerWidth - 2 * edge) / 2;
  const middle = Math.min(window.innerWidth - edge - half, Math.max(edge + half, left + width / 2));
  const isBelow = window.innerHeight - bottom >= Math.min(320, top);
  panel.style.left = `${middle - half}px`;
  panel.style.top = isBelow ? `${bottom + gap}px` : 'auto';
  panel.style.bottom = isBelow ? 'auto' : `${window.innerHeight - top + gap}px`;
}

/** The "+3" button. It opens a popover with the names of the hidden people. */
export function OtherPeople({ people, size }: OtherPeopleProps) {
  const strings = useStrings(widgetStrings);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const label = fill(strings.moreMessages, { count: `+${people.length}` });

  useEffect(() => {
    const box = panel.current;
    if (!box) return;
    const follow = (event: Event) => {
      const opens = (event as ToggleEvent).newState === 'open';
      if (opens && button.current) place(box, button.current);
      setOpen(opens);
    };
    box.addEventListener('beforetoggle', follow);
    return () => box.removeEventListener('beforetoggle', follow);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => panel.current?.contains(event.target as Node) || panel.current?.hidePopover();
    document.addEventListener('scroll', close, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', close, { capture: true });
  }, [isOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        // Escape closes the popover, not a surrounding dialog.
        onKeyDown={(event) => isOpen && event.key === 'Escape' && event.stopPropagation()}
        aria-label={label}
        title={people.map(({ name }) => name).join(', ')}
        className={cx(avatar.root, avatar.size[size], avatar.shape.circle, styles.more, tabular)}
      >
        <bdi dir="ltr">+{people.length}</bdi>
      </button>
      <div ref={panel} id={id} popover="auto" role="group" aria-label={label} className={styles.panel}>
        <ul className={styles.names}>
          {people.map((person) => (
            <li key={`${person.colorKey ?? ''}${person.name}`} className={cx(text.table, styles.person)}>
              <Avatar {...person} size={20} aria-hidden />
              {person.name}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
