import type { NavLinkProps } from '@larder/ui/Nav';
import { Link } from '@tanstack/react-router';
import { useState, type DragEvent } from 'react';
import { droppedMails, isMailDrag } from '../mailDrag';
import * as styles from './Mail.css';

export interface PlaceLinkProps extends NavLinkProps {
  /** Called when emails are dropped. If omitted, they can't be dropped. */
  onDropMails?: (ids: readonly number[]) => void;
}

/** A link to a folder or label, on which emails can be dropped. The menus of the emails do the same by keyboard. */
export function PlaceLink({ href, onDropMails, className, ...link }: PlaceLinkProps) {
  const [isOver, setOver] = useState(false);
  const dropHandlers = onDropMails && {
    onDragOver: (event: DragEvent) => {
      if (!isMailDrag(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!isMailDrag(event)) return;
      event.preventDefault();
      onDropMails(droppedMails(event));
    },
  };
  return (
    <Link
      {...link}
      {...dropHandlers}
      to={href}
      activeOptions={{ exact: true }}
      className={isOver ? `${className} ${styles.dropTarget}` : className}
    />
  );
}
