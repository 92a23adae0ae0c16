import { Search, X } from 'lucide-react';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { ResultFailure } from '../../components/CommandPalette/ResultFailure';
import { isFocusLost } from '../../private/dom/isFocusLost';
import { ResultList } from '../../private/lists/ResultList';
import * as results from '../../private/lists/ResultList.css';
import { ResultSkeleton } from '../../components/CommandPalette/ResultSkeleton';
import { useResultList, type ResultSearchProps } from '../../private/lists/useResultList';
import { shellStrings } from '../../private/strings/shellStrings';
import { useStrings } from '../../private/strings/strings';
import { SearchOverlayRow, type SearchOverlayRowData } from './SearchOverlayRow';
import * as styles from './SearchOverlay.css';
import type { ShellLinkProps } from './SideMenuRow';

/** A titled group of results. */
export interface SearchOverlayGroup {
  /** Unique ID of the group. */
  id: string;
  /** Heading of the group. */
  title: string;
  /** Shown if the group has no rows. */
  emptyState: string;
  /** Rows, best match first. */
  items: readonly SearchOverlayRowData[];
}

export interface SearchOverlayProps extends ResultSearchProps {
  /** Groups of results, shown while the field contains text. */
  groups: readonly SearchOverlayGroup[];
  /** Called when a result is activated. `isNewTab` is true while Ctrl or Command is pressed. */
  onAction: (row: SearchOverlayRowData, isNewTab: boolean) => void;
  /** Called on Escape in an empty field, on a click on the close button, a link or outside, and when focus leaves. */
  onClose: () => void;
  /** Renders a link, for use with a router. @default a plain `<a>` */
  renderLink?: (link: ShellLinkProps) => ReactElement;
  /** Content below the results. */
  footer?: ReactNode;
}

const plainLink = (link: ShellLinkProps) => <a {...link} />;

/** Search that covers the navbar: a field with grouped results below. */
export function SearchOverlay({
  label,
  placeholder,
  value,
  onValueChange,
  groups,
  summary,
  loading = false,
  error,
  onAction,
  onClose,
  renderLink = plainLink,
  footer,
}: SearchOverlayProps) {
  const strings = useStrings(shellStrings);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const rows = groups.flatMap((group) => group.items);
  const isTyping = value.trim() !== '';
  const hasList = isTyping && !error && !loading;
  const { active, choose, optionId, listId, inputProps } = useResultList({
    label,
    placeholder,
    value,
    onValueChange,
    rows,
    isShown: hasList,
    onAction,
    onKey: (key) => (key === 'Escape' ? () => (value === '' ? onClose() : onValueChange('')) : undefined),
  });

  useEffect(() => {
    const opener = document.activeElement;
    input.current?.focus();
    return () => {
      // Don't restore focus if the user moved it elsewhere.
      if (isFocusLost()) (opener as HTMLElement | null)?.focus?.();
    };
  }, []);

  const closeRef = useRef(onClose);
  useEffect(() => {
    closeRef.current = onClose;
  });
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) closeRef.current();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);

  return (
    <div
      ref={root}
      role="search"
      className={styles.root}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) onClose();
      }}
    >
      {isTyping && <div className={styles.dim} onPointerDown={onClose} />}
      <div className={cx(results.field, styles.bar)}>
        <Icon as={Search} size={20} />
        <input ref={input} type="text" enterKeyHint="search" className={results.input} {...inputProps} />
        <IconButton icon={X} label={strings.close} onClick={onClose} />
      </div>
      <VisuallyHidden role="status">{hasList ? summary : ''}</VisuallyHidden>
      {isTyping && (
        <div className={styles.panel}>
          {error && <ResultFailure {...error} />}
          {loading && !error && <ResultSkeleton role="group" aria-busy aria-label={strings.loading} />}
          {hasList && (
            <ResultList id={listId} label={label} groups={groups}>
              {(row) => (
                <SearchOverlayRow
                  key={row.id}
                  id={optionId(row.id)}
                  row={row}
                  isActive={row.id === active?.id}
                  onPoint={() => choose(row.id)}
                  onFollow={() => (row.href === undefined ? onAction(row, false) : onClose())}
                  renderLink={renderLink}
                />
              )}
            </ResultList>
          )}
          {footer}
        </div>
      )}
    </div>
  );
}
