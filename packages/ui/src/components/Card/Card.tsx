import { useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { announce } from '../../private/dom/announce';
import { cx } from '../../css/cx';
import { fill, useStrings } from '../../private/strings/strings';
import { structureStrings } from '../../private/strings/structureStrings';
import { useRestoreFocusOnUnmount } from '../../private/hooks/useRestoreFocusOnUnmount';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { useControlledState } from '../../private/hooks/useControlledState';
import { BlockOverlay } from '../BlockOverlay/BlockOverlay';
import * as styles from './Card.css';
import { CardTools } from './CardTools';
import { useReload } from './useReload';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading of the card; it names the section. */
  title?: ReactNode;
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** Stands beside the title, such as a badge. */
  titleEndContent?: ReactNode;
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
  collapsible?: boolean;
  /** Whether the content is folded away, where the owner controls it. */
  collapsed?: boolean;
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
  loading?: boolean;
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
  titleEndContent,
  actions,
  media,
  mediaAt = 'top',
  padding = 'normal',
  footer,
  collapsible = false,
  collapsed: given,
  defaultCollapsed = false,
  onCollapsedChange,
  onReload,
  loading: isReloadingGiven,
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
  const [isCollapsed, setCollapsed] = useControlledState(given, defaultCollapsed, onCollapsedChange);
  const [isReloading, reload] = useReload(onReload, isReloadingGiven);
  const name = givenName ?? (typeof title === 'string' ? title : strings.thisCard);
  const askToLeave = useRestoreFocusOnUnmount(root, () => announce(fill(strings.removed, { name })));

  const hasTitle = title !== undefined && title !== null;
  const hasTools = collapsible || onReload !== undefined || onRemove !== undefined;
  const hasHeader = hasTitle || titleEndContent !== undefined || actions !== undefined || hasTools;
  const isFolded = collapsible && isCollapsed;
  const Heading = `h${headingLevel}` as const;

  const body = (
    <>
      <div
        data-flush={padding === 'none' ? '' : undefined}
        className={cx(
          styles.body,
          styles.padding[padding],
          hasHeader && padding === 'normal' && styles.underHeader,
          hasHeader && collapsible && styles.squareTop,
        )}
      >
        {onReload || isReloadingGiven !== undefined ? (
          <BlockOverlay loading={isReloading} label={strings.reloading} doneLabel={fill(strings.reloaded, { name })}>
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
            {titleEndContent}
          </div>
          {(actions !== undefined || hasTools) && (
            <div className={styles.actions}>
              {actions}
              {hasTools && (
                <CardTools
                  name={name}
                  contentId={`${ids}-content`}
                  open={!isCollapsed}
                  loading={isReloading}
                  onToggle={collapsible ? () => setCollapsed(!isCollapsed) : undefined}
                  onReload={onReload && reload}
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
      {collapsible ? (
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
