import { Skeleton } from '@larder/ui';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordError } from '../../../components/RecordError';
import type { ComposerEntry, Composers } from '../useComposers';
import { useComposer } from '../useComposer';
import { useSendQuestion } from '../useSendQuestion';
import type { MailLabels } from '../useMailLabels';
import * as styles from './Composer.css';
import { ComposerFields } from './ComposerFields';
import { ComposerFoot } from './ComposerFoot';
import { ComposerHead, type ComposerSize } from './ComposerHead';
import { useFileDrop } from '../../../hooks/useFileDrop';
import { isSubmitKey } from '../../../lib/submitKeys';

export interface ComposerWindowProps {
  entry: ComposerEntry;
  composers: Composers;
  labels: MailLabels;
  size: ComposerSize;
  onSizeChange: (size: ComposerSize) => void;
}

/** A composer: a title bar, and unless it is minimized, fields, text and actions. Not modal. */
export function ComposerWindow({ entry, composers, labels, size, onSizeChange }: ComposerWindowProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const composer = useComposer(entry, composers);
  const { draft, stored, attach } = composer;
  const isOpen = size !== 'minimized';

  // Focus the recipients if there are none, otherwise the text, see `autoFocusText`.
  const isReady = isOpen && draft !== undefined;
  const hasRecipient = (draft?.to.length ?? 0) > 0;
  useEffect(() => {
    if (isReady && !hasRecipient) root.current?.querySelector('input')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the composer opens
  }, [isReady]);

  const { askAndSend, question } = useSendQuestion(composer, (errors) => {
    if (Object.keys(errors).length > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isSubmitKey(event)) {
      event.preventDefault();
      askAndSend();
    }
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      onSizeChange('minimized');
    }
  };
  const name = draft?.subject.trim() || t('mail.compose.newTitle');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter, drop and paste work everywhere in the composer
    <div
      ref={root}
      role="dialog"
      aria-labelledby={titleId}
      data-size={size}
      className={styles.composer}
      onKeyDown={handleKeyDown}
      {...useFileDrop((files) => void attach(files))}
    >
      <ComposerHead titleId={titleId} name={name} {...{ size, onSizeChange }} onClose={() => void composer.close()} />
      {isOpen &&
        (draft ? (
          <>
            <ComposerFields composer={composer} draft={draft} autoFocusText={hasRecipient} />
            <ComposerFoot composer={composer} draft={draft} labels={labels} onSend={askAndSend} />
          </>
        ) : (
          <div className={styles.body}>
            {stored.isError ? (
              <RecordError
                query={stored}
                notFound={{ title: t('mail.notFound'), description: t('mail.notFoundHint', { id: entry.draftId }) }}
                notLoaded={t('mail.mailFailed')}
                onClose={() => composers.close(entry.key)}
              />
            ) : (
              <Skeleton blockSize={240} />
            )}
          </div>
        ))}
      {question}
    </div>
  );
}
