import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { fill, useStrings } from '../../private/strings/strings';
import { paginationStrings } from '../../private/strings/paginationStrings';
import * as styles from './Pagination.css';
import { paginationItems } from './paginationItems';

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Accessible name, such as "Pages of bills". */
  label: string;
  /** Current page, starting at 1. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /** Called with the page that the user selects. With `getHref`, it replaces the navigation. */
  onPageChange?: (page: number) => void;
  /** Returns the URL of a page. Makes the buttons links. */
  getHref?: (page: number) => string;
  /** Formats a page number, for locales with other digits. @default String */
  formatPage?: (page: number) => string;
  /**
   * Number of pages shown on each side of the current one.
   * @default 1
   */
  siblings?: number;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Buttons or links to the pages of a list. */
export function Pagination({
  label,
  page,
  pageCount,
  onPageChange,
  getHref,
  formatPage = String,
  siblings = 1,
  className,
  ref,
  ...rest
}: PaginationProps) {
  const strings = useStrings(paginationStrings);

  const square = (target: number, content: ReactNode, name: string, isCurrent = false) => {
    const isOutside = target < 1 || target > pageCount;
    const shared = {
      className: styles.square,
      'aria-label': name,
      'aria-current': isCurrent ? ('page' as const) : undefined,
      'aria-disabled': isOutside || undefined,
    };
    const go = (event: MouseEvent) => {
      if (getHref && opensElsewhere(event)) return;
      if (getHref && onPageChange) event.preventDefault();
      if (!isOutside && !isCurrent) onPageChange?.(target);
    };
    if (getHref && !isOutside) {
      return (
        <a {...shared} href={getHref(target)} onClick={go}>
          {content}
        </a>
      );
    }
    return (
      <button {...shared} type="button" onClick={go}>
        {content}
      </button>
    );
  };

  return (
    <nav ref={ref} aria-label={label} {...rest} className={cx(styles.root, className)}>
      <ul className={styles.list}>
        <li>{square(page - 1, <Icon as={ChevronLeft} />, strings.previousPage)}</li>
        {paginationItems(page, pageCount, siblings).map((item, place) =>
          item === 'gap' ? (
            <li key={place < 2 ? 'gap before' : 'gap after'} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              {square(item, formatPage(item), fill(strings.page, { page: formatPage(item) }), item === page)}
            </li>
          ),
        )}
        <li>{square(page + 1, <Icon as={ChevronRight} />, strings.nextPage)}</li>
      </ul>
    </nav>
  );
}
