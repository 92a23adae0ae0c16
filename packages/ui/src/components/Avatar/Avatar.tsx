import { useState, type HTMLAttributes, type Ref } from 'react';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as styles from './Avatar.css';
import { avatarColor, initials } from './avatarLook';

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * Name of the person or workplace, used as accessible name and for the initials. Set `aria-hidden` if the name is
   * shown next to the avatar.
   */
  name: string;
  /** Image URL. The initials are shown until the image has loaded, and if it fails to load. */
  src?: string;
  /**
   * Width and height in px.
   * @default 32
   */
  size?: keyof typeof styles.size;
  /**
   * `circle` for people, `square` for workplaces.
   * @default 'circle'
   */
  shape?: keyof typeof styles.shape;
  /** Presence, shown as a dot in the bottom end corner and added to the accessible name. */
  status?: keyof typeof styles.status;
  /** Key that determines the color, such as an ID. @default `name` */
  colorKey?: string | number;
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

const statusTexts = {
  online: 'presenceOnline',
  offline: 'presenceOffline',
  busy: 'presenceBusy',
  away: 'presenceAway',
} as const;

/** An image or the initials of a person or workplace. */
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
