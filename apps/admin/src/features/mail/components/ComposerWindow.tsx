import { forgotten } from '@larder/domain/contract';
import { Skeleton } from '@larder/ui';
import { ConfirmDialog } from '@larder/ui/overlays';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordError } from '../../../components/RecordError';
import type { ComposerEntry, Composers } from '../useComposers';
import { useComposer } from '../useComposer';
import type { MailLabels } from '../useMailLabels';
import * as styles from './Composer.css';
import { ComposerFields } from './ComposerFields';
import { ComposerFoot } from './ComposerFoot';
import { ComposerHead, type ComposerSize } from './ComposerHead';
import { useFileDrop } from '../../../hooks/useFileDrop';

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
  const { draft, stored, attach, submit } = composer;
  const [missing, setMissing] = useState<'subject' | 'attachment'>();
  const [sendAt, setSendAt] = useState<string>();
  const isOpen = size !== 'minimized';

  // Focus the recipients if there are none, otherwise the text, see `autoFocusText`.
  const isReady = isOpen && draft !== undefined;
  const hasRecipient = (draft?.to.length ?? 0) > 0;
  useEffect(() => {
    if (isReady && !hasRecipient) root.current?.querySelector('input')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the composer opens
  }, [isReady]);

  const send = async (at?: string) => {
    const errors = await submit(at);
    if (Object.keys(errors).length > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const askAndSend = (at?: string) => {
    setSendAt(at);
    const part = draft && draft.to.length > 0 ? forgotten(draft) : undefined;
    if (part) setMissing(part);
    else void send(at);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
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
      <ConfirmDialog
        open={missing !== undefined}
        onOpenChange={() => setMissing(undefined)}
        tone="primary"
        title={t(`mail.compose.missing.${missing ?? 'subject'}`)}
        description={t(`mail.compose.missingHint.${missing ?? 'subject'}`)}
        confirmLabel={t('mail.compose.sendAnyway')}
        cancelLabel={t('common.discard.cancel')}
        onConfirm={() => {
          setMissing(undefined);
          void send(sendAt);
        }}
      />
    </div>
  );
}
