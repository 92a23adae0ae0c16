import { Icon, Text } from '@larder/ui';
import { FileUp } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './ImportDialog.css';

export interface ImportFileStepProps {
  loading: boolean;
  /** File types, as in the `accept` attribute. */
  accept: string;
  /** Description of the files and limits. */
  limits: string;
  onFile: (file: File) => void;
}

/** First step of the import: a file can be chosen with the browser's file dialog or dropped. */
export function ImportFileStep({ loading, accept, limits, onFile }: ImportFileStepProps) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    <label
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={over}
      onDrop={(event) => {
        over(event);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      <input
        type="file"
        className={styles.field}
        accept={accept}
        aria-busy={loading}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Lets the user choose the same file again after fixing it.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Icon as={FileUp} size={24} />
      <span className={styles.dropTitle}>{t(loading ? 'lists.import.reading' : 'lists.import.choose')}</span>
      <Text variant="caption" tone="subtle">
        {limits}
      </Text>
    </label>
  );
}
