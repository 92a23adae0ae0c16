import { IconButton } from '@larder/ui/overlays';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Composer.css';

/** A button to choose files to attach. */
export function AttachButton({ onAttach }: { onAttach: (files: readonly File[]) => Promise<void> }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon={Paperclip} size="bar" label={t('mail.compose.attach')} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        aria-label={t('mail.compose.attach')}
        className={styles.hiddenInput}
        onChange={({ target }) => {
          void onAttach([...(target.files ?? [])]);
          // Reset, so that selecting the same file again fires `change`.
          target.value = '';
        }}
      />
    </>
  );
}
