import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx';
import { Avatar, type AvatarProps } from '../Avatar/Avatar';
import * as styles from './AvatarGroup.css';
import { OtherPeople } from './OtherPeople';

export interface AvatarGroupProps extends HTMLAttributes<HTMLUListElement> {
  /** Accessible name of the group, such as "Invited". */
  label: string;
  /** The people, in order. */
  items: readonly Pick<AvatarProps, 'name' | 'src' | 'colorKey' | 'status'>[];
  /**
   * Maximum number of avatars. A button such as "+3" shows the names of the others; a single extra person is
   * shown as an avatar.
   * @default 4
   */
  max?: number;
  /**
   * Width and height of an avatar in px.
   * @default 32
   */
  size?: AvatarProps['size'];
  /** Ref to the root element. */
  ref?: Ref<HTMLUListElement>;
}

/** A row of overlapping avatars. */
export function AvatarGroup({ label, items, max = 4, size = 32, className, ref, ...rest }: AvatarGroupProps) {
  // An extra avatar takes no more room than a "+1" button.
  const visible = items.slice(0, items.length > max + 1 ? max : max + 1);
  const others = items.slice(visible.length);
  const member = cx(styles.member, size < 32 && styles.smallMember);
  return (
    <ul ref={ref} aria-label={label} {...rest} className={cx(styles.group, className)}>
      {visible.map((person, index) => (
        <li key={`${person.colorKey ?? ''}${person.name}`} className={member} title={person.name}>
          <Avatar {...person} size={size} className={cx(index < items.length - 1 && styles.covered)} />
        </li>
      ))}
      {others.length > 0 && (
        <li className={member}>
          <OtherPeople people={others} size={size} />
        </li>
      )}
    </ul>
  );
}
