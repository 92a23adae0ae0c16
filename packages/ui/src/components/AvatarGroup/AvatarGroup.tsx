import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx';
import { Avatar, type AvatarProps } from '../Avatar/Avatar';
import * as styles from './AvatarGroup.css';
import { OtherPeople } from './OtherPeople';

export interface AvatarGroupProps extends HTMLAttributes<HTMLUListElement> {
  /** What the people have in common: "Invited". */
  label: string;
  /** The people, in order. */
  items: readonly Pick<AvatarProps, 'name' | 'src' | 'colorKey' | 'status'>[];
  /**
   * How many are drawn; the rest become a number that shows their names.
   * @default 4
   */
  max?: number;
  /**
   * Edge, px.
   * @default 32
   */
  size?: AvatarProps['size'];
  /** The root element. */
  ref?: Ref<HTMLUListElement>;
}

/** People in a row, overlapping by 6 px. */
export function AvatarGroup({ label, items, max = 4, size = 32, className, ref, ...rest }: AvatarGroupProps) {
  // One more than the limit takes no more room than its number would.
  const drawn = items.slice(0, items.length > max + 1 ? max : max + 1);
  const others = items.slice(drawn.length);
  const member = cx(styles.member, size < 32 && styles.smallMember);
  return (
    <ul ref={ref} aria-label={label} {...rest} className={cx(styles.group, className)}>
      {drawn.map((person, index) => (
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
