import type { DragEvent } from 'react';

const format = 'application/x-larder-mails';

/** Starts dragging emails. `text` is shown next to the pointer. */
export function startMailDrag({ dataTransfer }: DragEvent, ids: readonly number[], text: string, className: string) {
  dataTransfer.setData(format, JSON.stringify(ids));
  dataTransfer.effectAllowed = 'move';
  const image = document.createElement('div');
  image.textContent = text;
  image.className = className;
  document.body.append(image);
  dataTransfer.setDragImage(image, 0, 0);
  // The browser draws the image after this handler.
  setTimeout(() => image.remove());
}

export const isMailDrag = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(format);

/** Returns the IDs of the dropped emails. */
export const droppedMails = ({ dataTransfer }: DragEvent) => JSON.parse(dataTransfer.getData(format)) as number[];
