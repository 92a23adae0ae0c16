import { useState, type HTMLAttributes, type Ref } from 'react';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as styles from './Avatar.css';
import { avatarColor, initials } from './avatarLook';

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /** Name of the person or workplace: the accessible name and the source of the initials. Give `aria-hidden` where the name stands beside it. */
  name: string;
  /** Address of a picture; the initials show until it is there and where it fails. */
  src?: string;
  /**
   * Edge, px.
   * @default 32
   */
  size?: keyof typeof styles.size;
  /**
   * People are round, workplaces square.
   * @default 'circle'
   */
  shape?: keyof typeof styles.shape;
  /** Presence: a dot at the lower end, said after the name. */
  status?: keyof typeof styles.status;
  /** What the colour is picked by, such as an id; it stays with the person. @default the name */
  colorKey?: string | number;
  /** The root element. */
  ref?: Ref<HTMLSpanElement>;
}

const statusTexts = {
  online: 'presenceOnline',
  offline: 'presenceOffline',
  busy: 'presenceBusy',
  away: 'presenceAway',
} as const;

/** A person, or a workplace, in two letters or a picture. */
export function Avatar({
  name,
  src,
  size = 32,
  shape = 'circle',
  status,
  colorKey = name,
  className,
  ref,
  ...rest
}: AvatarProps) {
  const strings = useStrings(widgetStrings);
  const [failed, setFailed] = useState<string>();
  const label = status ? `${name}, ${strings[statusTexts[status]]}` : name;
  const isHidden = rest['aria-hidden'] === true || rest['aria-hidden'] === 'true';
  return (
    <span
      ref={ref}
      role={isHidden ? undefined : 'img'}
      aria-label={isHidden ? undefined : label}
      {...rest}
      className={cx(
        styles.root,
        styles.size[size],
        styles.shape[shape],
        shape === 'square' && size < 32 && styles.smallSquare,
        styles.color[avatarColor(colorKey)],
        className,
      )}
    >
      <span aria-hidden="true">{initials(name)}</span>
      {src && src !== failed && (
        <img
          className={styles.picture}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
      {status && <span className={cx(styles.presence, styles.status[status])} />}
    </span>
  );
}
