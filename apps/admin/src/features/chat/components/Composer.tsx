import { Button } from '@larder/ui';
import { useMediaQuery } from '@larder/ui/shell';
import { Send } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDrop } from '../../../hooks/useFileDrop';
import { useComposer, type ComposerProps } from '../useComposer';
import * as styles from './Chat.css';
import { ComposerNotes, ComposerTools } from './ComposerParts';

/** The field for a message, with reply, edit, attachment and emoji. Enter sends. */
export function Composer(props: ComposerProps) {
  const { t } = useTranslation();
  const composer = useComposer(props);
  const { contact, mode, actions } = props;
  const { text, setText, error } = composer;
  const field = useRef<HTMLTextAreaElement>(null);
  const dropProps = useFileDrop(([file]) => void composer.attach(file));
  const denial = actions.denial('create');
  // On touch screens, focusing the field would open the on-screen keyboard.
  const hasKeyboard = useMediaQuery('(pointer: fine)');
  useEffect(() => {
    if (mode) field.current?.focus();
  }, [mode]);

  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms an IME composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) void composer.submit();
    else if (event.key === 'Escape' && mode) composer.leaveMode();
    else if (event.key !== 'ArrowUp' || event.altKey || !composer.recall()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const insert = (emoji: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    setText(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd));
    field.current?.focus();
  };

  if (denial) return <p className={styles.blocked}>{denial}</p>;
  const errorId = `composer-error-${contact.id}`;
  const label = t(mode?.kind === 'edit' ? 'chat.editLabel' : 'chat.label', { name: contact.fullName });
  return (
    <div className={styles.composer} {...dropProps}>
      <ComposerNotes mode={mode} composer={composer} />
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        className={styles.field}
        aria-label={label}
        placeholder={t('chat.placeholder')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        enterKeyHint="send"
        data-route-focus={hasKeyboard ? '' : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKeyDown}
      />
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.tools}>
        <ComposerTools composer={composer} onInsert={insert} />
        <span className={styles.hint}>{t('chat.hint')}</span>
        <Button
          variant="filled"
          size="sm"
          endIcon={Send}
          loading={composer.isSaving}
          onClick={() => {
            void composer.submit();
            field.current?.focus();
          }}
        >
          {t(mode?.kind === 'edit' ? 'chat.save' : 'chat.send')}
        </Button>
      </div>
    </div>
  );
}
