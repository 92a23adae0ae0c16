import { useState, type ClipboardEvent, type DragEvent } from 'react';

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];

/** Returns the props of an element on which files can be dropped and pasted. */
export function useFileDrop(onAdd: (files: File[]) => void) {
  const [isDropping, setDropping] = useState(false);
  const add = (event: DragEvent | ClipboardEvent, data: DataTransfer | null) => {
    const files = filesOf(data);
    if (files.length === 0) return;
    event.preventDefault();
    onAdd(files);
  };
  return {
    'data-dropping': isDropping || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setDropping(true);
    },
    onDragLeave: () => setDropping(false),
    onDrop: (event: DragEvent) => {
      setDropping(false);
      add(event, event.dataTransfer);
    },
    // In the capture phase, because the editor would insert the name of the file.
    onPasteCapture: (event: ClipboardEvent) => {
      const { types } = event.clipboardData;
      // Office programs copy a picture of the text as well.
      if (!(types.includes('text/plain') && types.includes('text/html'))) add(event, event.clipboardData);
    },
  };
}
