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
  /** Heading of the card and accessible name of its section. */
  title?: ReactNode;
  /**
   * Heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** Content next to the title, such as a badge. */
  titleEndContent?: ReactNode;
  /** Buttons and links at the end of the header. */
  actions?: ReactNode;
  /** An image that extends to the edges of the card. Set its `alt` text, empty if it is decorative. */
  media?: ReactNode;
  /**
   * Position of the media: above the header, or at the start at 640px and up.
   * @default 'top'
   */
  mediaPlacement?: 'top' | 'start';
  /**
   * Padding of the content. Use `none` for tables and charts that extend to the edge.
   * @default 'normal'
   */
  padding?: keyof typeof styles.padding;
  /** Footer, separated by a hairline. */
  footer?: ReactNode;
  /**
   * Shows a button that collapses the content.
   * @default false
   */
  collapsible?: boolean;
  /** If true, the content of a collapsible card is visible (controlled). */
  open?: boolean;
  /**
   * If true, the content of a collapsible card is initially visible (uncontrolled).
   * @default true
   */
  defaultOpen?: boolean;
  /** Called with the new state when the content collapses or expands. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * Called when the reload button is pressed. If omitted, there is no button. The content is covered until the returned
   * promise settles.
   */
  onReload?: () => void | Promise<unknown>;
  /** If true, covers the content while it reloads. Overrides the loading state of `onReload`. */
  loading?: boolean;
  /** Called when the remove button is pressed. If omitted, there is no button. Unmount the card in response. */
  onRemove?: () => void;
  /** Name of the card in the labels of the collapse, reload and remove buttons. @default `title` if it is a string, otherwise 'this card', localized */
  name?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** A surface that groups related content. */
export function Card({
  title,
  headingLevel = 2,
  titleEndContent,
  actions,
  media,
  mediaPlacement = 'top',
  padding = 'normal',
  footer,
  collapsible = false,
  open: given,
  defaultOpen = true,
  onOpenChange,
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
  const [isOpen, setOpen] = useControlledState(given, defaultOpen, onOpenChange);
  const [isReloading, reload] = useReload(onReload, isReloadingGiven);
  const name = givenName ?? (typeof title === 'string' ? title : strings.thisCard);
  const askToLeave = useRestoreFocusOnUnmount(root, () => announce(fill(strings.removed, { name })));

  const hasTitle = title !== undefined && title !== null;
  const hasTools = collapsible || onReload !== undefined || onRemove !== undefined;
  const hasHeader = hasTitle || titleEndContent !== undefined || actions !== undefined || hasTools;
  const isContentHidden = collapsible && !isOpen;
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

  const sections = (
    <>
      {hasHeader && (
        <div className={styles.header}>
          <div className={styles.titleGroup}>
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
                  open={isOpen}
                  loading={isReloading}
                  onToggle={collapsible ? () => setOpen(!isOpen) : undefined}
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
        <div
          id={`${ids}-content`}
          hidden={isContentHidden}
          className={isContentHidden ? undefined : styles.collapsible}
        >
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
      className={cx(styles.root, media !== undefined && mediaPlacement === 'start' && styles.horizontal, className)}
    >
      {media !== undefined && (
        <div className={cx(styles.media, mediaPlacement === 'start' && styles.mediaAtStart)}>{media}</div>
      )}
      {media !== undefined && mediaPlacement === 'start' ? <div className={styles.column}>{sections}</div> : sections}
    </section>
  );
}
