import { useId, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { announce } from '../../private/announce';
import { cx } from '../../private/cx';
import { fill, useStrings } from '../../private/strings';
import { structureStrings } from '../../private/structureStrings';
import { useLeaving } from '../../private/useLeaving';
import { useMergedRef } from '../../private/useMergedRef';
import { useOwnOrGiven } from '../../private/useOwnOrGiven';
import { BlockOverlay } from '../BlockOverlay/BlockOverlay';
import * as styles from './Card.css';
import { CardTools } from './CardTools';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading of the card; it names the section. */
  title?: ReactNode;
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** Stands beside the title, such as a badge. */
  titleEnd?: ReactNode;
  /** Buttons and links at the end of the header. */
  actions?: ReactNode;
  /** A picture that runs to the edge; give it the text it stands for, or none where it is decoration. */
  media?: ReactNode;
  /**
   * Where the picture stands: over everything, or at the start from 640 px up.
   * @default 'top'
   */
  mediaAt?: 'top' | 'start';
  /**
   * Room around the content; `none` for tables and charts that run to the edge.
   * @default 'normal'
   */
  padding?: keyof typeof styles.padding;
  /** Line at the foot, above it a hairline. */
  footer?: ReactNode;
  /**
   * Gives it a button that folds its content away.
   * @default false
   */
  isCollapsible?: boolean;
  /** Whether the content is folded away, where the owner controls it. */
  isCollapsed?: boolean;
  /**
   * Whether the content is folded away at first.
   * @default false
   */
  defaultCollapsed?: boolean;
  /** Called when the content is folded away or shown. */
  onCollapsedChange?: (isCollapsed: boolean) => void;
  /** Gives it a button that loads its content again; what it returns is waited for. */
  onReload?: () => void | Promise<unknown>;
  /** Whether the content loads again, where the owner knows it. */
  isReloading?: boolean;
  /** Gives it a button that takes it away; the owner then leaves it out. */
  onRemove?: () => void;
  /** How it is called in the names of those buttons. @default the title, where it is a text */
  name?: string;
  /** The root element. */
  ref?: Ref<HTMLElement>;
}

/** A surface for one matter. */
export function Card({
  title,
  headingLevel = 2,
  titleEnd,
  actions,
  media,
  mediaAt = 'top',
  padding = 'normal',
  footer,
  isCollapsible = false,
  isCollapsed: given,
  defaultCollapsed = false,
  onCollapsedChange,
  onReload,
  isReloading: isReloadingGiven,
  onRemove,
  name: givenName,
  className,
  children,
  ref,
  ...rest
}: CardProps) {
  const strings = useStrings(structureStrings);
  const ids = useId();
  const root = useRef<HTMLElement>(null);
  const [isCollapsed, setCollapsed] = useOwnOrGiven(given, defaultCollapsed, onCollapsedChange);
  const [isAwaiting, setAwaiting] = useState(false);
  const isReloading = isReloadingGiven ?? isAwaiting;
  const name = givenName ?? (typeof title === 'string' ? title : strings.thisCard);
  const askToLeave = useLeaving(root, () => announce(fill(strings.removed, { name })));

  const hasTitle = title !== undefined && title !== null;
  const hasTools = isCollapsible || onReload !== undefined || onRemove !== undefined;
  const hasHeader = hasTitle || titleEnd !== undefined || actions !== undefined || hasTools;
  const isFolded = isCollapsible && isCollapsed;
  const Heading = `h${headingLevel}` as const;

  const reload = async () => {
    setAwaiting(true);
    try {
      await onReload?.();
    } finally {
      setAwaiting(false);
    }
  };

  const body = (
    <>
      <div
        data-flush={padding === 'none' ? '' : undefined}
        className={cx(
          styles.body,
          styles.padding[padding],
          hasHeader && padding === 'normal' && styles.underHeader,
          hasHeader && isCollapsible && styles.squareTop,
        )}
      >
        {onReload || isReloadingGiven !== undefined ? (
          <BlockOverlay isBlocked={isReloading} label={strings.reloading} doneLabel={fill(strings.reloaded, { name })}>
            {children}
          </BlockOverlay>
        ) : (
          children
        )}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </>
  );

  const words = (
    <>
      {hasHeader && (
        <div className={styles.header}>
          <div className={styles.naming}>
            {hasTitle && (
              <Heading id={ids} className={cx(text.title3, styles.title)}>
                {title}
              </Heading>
            )}
            {titleEnd}
          </div>
          {(actions !== undefined || hasTools) && (
            <div className={styles.actions}>
              {actions}
              {hasTools && (
                <CardTools
                  name={name}
                  contentId={`${ids}-content`}
                  isOpen={!isCollapsed}
                  isReloading={isReloading}
                  onToggle={isCollapsible ? () => setCollapsed(!isCollapsed) : undefined}
                  onReload={onReload && (() => void reload())}
                  onRemove={
                    onRemove &&
                    (() => {
                      askToLeave();
                      onRemove();
                    })
                  }
                />
              )}
            </div>
          )}
        </div>
      )}
      {isCollapsible ? (
        <div id={`${ids}-content`} hidden={isFolded} className={isFolded ? undefined : styles.folded}>
          {body}
        </div>
      ) : (
        body
      )}
    </>
  );

  return (
    <section
      aria-labelledby={hasTitle && !rest['aria-label'] ? ids : undefined}
      {...rest}
      ref={useMergedRef(root, ref)}
      className={cx(styles.root, media !== undefined && mediaAt === 'start' && styles.beside, className)}
    >
      {media !== undefined && (
        <div className={cx(styles.media, mediaAt === 'start' && styles.mediaBeside)}>{media}</div>
      )}
      {media !== undefined && mediaAt === 'start' ? <div className={styles.column}>{words}</div> : words}
    </section>
  );
}
