import type { HTMLAttributes, Ref } from 'react';
import { tabular } from '../../css/typography.css';
import { cx } from '../../private/cx';
import * as styles from './Avatar.css';
import { Avatar, type AvatarProps } from './Avatar';

export interface AvatarGroupProps extends HTMLAttributes<HTMLUListElement> {
  /** What the people have in common: "Invited". */
  label: string;
  /** The people, in order. */
  people: readonly Pick<AvatarProps, 'name' | 'src' | 'colorKey'>[];
  /**
   * How many are drawn; the rest become a number.
   * @default 4
   */
  max?: number;
  /**
   * Edge, px.
   * @default 32
   */
  size?: AvatarProps['size'];
  ref?: Ref<HTMLUListElement>;
}

/** People in a row, overlapping by 6 px. */
export function AvatarGroup({ label, people, max = 4, size = 32, className, ref, ...rest }: AvatarGroupProps) {
  const drawn = people.slice(0, people.length > max + 1 ? max : max + 1);
  const others = people.slice(drawn.length);
  return (
    <ul ref={ref} aria-label={label} {...rest} className={cx(styles.group, className)}>
      {drawn.map((person) => (
        <li key={`${person.colorKey ?? ''}${person.name}`} className={styles.groupMember} title={person.name}>
          <Avatar {...person} size={size} />
        </li>
      ))}
      {others.length > 0 && (
        <li className={styles.groupMember} title={others.map(({ name }) => name).join(', ')}>
          <span className={cx(styles.root, styles.size[size], styles.shape.circle, styles.more, tabular)}>
            <bdi dir="ltr">+{others.length}</bdi>
          </span>
        </li>
      )}
    </ul>
  );
}
