import { useRecentChanges, type LedgerChange } from '@larder/domain';
import { Button, EmptyState, Text } from '@larder/ui';
import { SidePanel } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { useChangeText, useUndo } from '../../hooks/useUndo';
import * as styles from './RecentChangesPanel.css';

/** The changes made in this session, newest first, with undo for each. */
export function RecentChangesPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const changes = useRecentChanges();
  const describe = useChangeText();
  const undo = useUndo();
  const [busy, setBusy] = useState<readonly string[]>([]);

  const undoInterrupted = (change: LedgerChange, button: HTMLElement) => {
    setBusy((ids) => [...ids, change.id]);
    // The button is removed: focus the next change that can be undone, or the panel.
    const panel = button.closest<HTMLElement>('[role="dialog"]');
    const others = [...(panel?.querySelectorAll<HTMLElement>('[data-undo]') ?? [])];
    const next = others[others.indexOf(button) + 1] ?? others[others.indexOf(button) - 1];
    void undo(change, true).then((isDone) => {
      setBusy((ids) => ids.filter((id) => id !== change.id));
      if (isDone && panel?.isConnected) (next ?? panel.querySelector<HTMLElement>('h2'))?.focus();
    });
  };

  return (
    <SidePanel title={t('changes.title')} onClose={onClose}>
      {changes.length === 0 ? (
        <EmptyState illustration="shelf" title={t('changes.empty')} description={t('changes.emptyHint')} />
      ) : (
        <ul className={styles.list} aria-label={t('changes.title')}>
          {changes.map((change) => {
            const what = describe(change.text);
            return (
              <li key={change.id} className={styles.change}>
                <span className={styles.texts}>
                  <Text variant="bodyStrong" className={change.isUndone ? styles.undone : undefined}>
                    {what}
                  </Text>
                  <Text as="time" dateTime={change.at} variant="caption" tone="subtle">
                    {formats.relative(change.at)}
                  </Text>
                </span>
                {change.isUndone ? (
                  <Text variant="caption" tone="muted">
                    {t('changes.isUndone')}
                  </Text>
                ) : (
                  change.calls.length > 0 && (
                    <Button
                      size="sm"
                      data-undo
                      loading={busy.includes(change.id)}
                      aria-label={t('changes.undoThis', { what })}
                      onClick={({ currentTarget }) => undoInterrupted(change, currentTarget)}
                    >
                      {t('changes.undo')}
                    </Button>
                  )
                )}
              </li>
            );
          })}
        </ul>
      )}
    </SidePanel>
  );
}
