import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { virtualRow } from '../DataTable.css';
import * as groups from '../rows/TableGroups.css';
import * as cards from './TableCards.css';

interface CardGroupProps {
  index: number;
  /** Offset of the virtualized item from the start of the list, in px. Undefined if the list is not virtualized. */
  start: number | undefined;
  isActive: boolean;
  isOpen: boolean;
  label: ReactNode;
  count: string;
  onToggle: () => void;
}

/** Header of a group of cards. */
export function CardGroup({ index, start, isActive, isOpen, label, count, onToggle }: CardGroupProps) {
  return (
    <li
      data-index={index}
      data-group=""
      tabIndex={isActive ? 0 : -1}
      className={cx(cards.item, cards.group, start !== undefined && virtualRow)}
      style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
    >
      <button type="button" className={groups.groupButton} aria-expanded={isOpen} onClick={onToggle}>
        <Icon as={ChevronRight} size={14} className={groups.groupArrow} />
        <bdi>{label}</bdi>
        <span className={groups.groupCount}>{count}</span>
      </button>
    </li>
  );
}
