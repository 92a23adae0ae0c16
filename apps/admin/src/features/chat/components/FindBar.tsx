import { SearchField } from '@larder/ui/SearchField';
import { IconButton } from '@larder/ui/overlays';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Chat.css';

export interface FindBarProps {
  text: string;
  /** IDs of the messages that contain the text, oldest first. */
  hits: readonly number[];
  /** ID of the current match. */
  current: number | undefined;
  loading: boolean;
  /** True if older messages are not loaded yet. */
  hasOlder: boolean;
  onCurrentChange: (id: number | undefined) => void;
  onTextChange: (text: string) => void;
  onClose: () => void;
  /** Called to load the whole chat. */
  onLoadAll: () => void;
}

/** Finds messages of the open chat. Enter and Shift+Enter step through them, from the newest. */
export function FindBar({
  text,
  hits,
  current,
  loading,
  hasOlder,
  onCurrentChange,
  onTextChange,
  onClose,
  onLoadAll,
}: FindBarProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const index = current === undefined ? -1 : hits.indexOf(current);
  const loadAll = useEffectEvent(onLoadAll);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (hasOlder) loadAll();
  }, [hasOlder]);
  const select = useEffectEvent((id: number | undefined) => onCurrentChange(id));
  const newest = hits.at(-1);
  const isLost = index === -1;
  useEffect(() => {
    if (isLost) select(newest);
  }, [isLost, newest]);
  const step = (by: number) => onCurrentChange(hits.at((index + by + hits.length) % (hits.length || 1)));
  return (
    <search className={styles.findBar}>
      <SearchField
        ref={field}
        className={styles.search}
        label={t('chat.find.label')}
        value={text}
        onValueChange={onTextChange}
        onKeyDown={(event) => {
          if (event.key === 'Enter') step(event.shiftKey ? 1 : -1);
          else if (event.key === 'Escape' && text === '') onClose();
          else return;
          event.preventDefault();
        }}
      />
      <span role="status" className={styles.findCount}>
        {loading
          ? t('chat.find.loading')
          : text.trim() !== '' &&
            (hits.length === 0 ? t('chat.find.none') : t('chat.find.count', { index: index + 1, total: hits.length }))}
      </span>
      <IconButton
        size="sm"
        icon={ChevronUp}
        label={t('chat.find.previous')}
        disabled={hits.length === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        size="sm"
        icon={ChevronDown}
        label={t('chat.find.next')}
        disabled={hits.length === 0}
        onClick={() => step(1)}
      />
      <IconButton size="sm" icon={X} label={t('chat.find.close')} onClick={onClose} />
    </search>
  );
}
