import { Button, Kbd, Text } from '@larder/ui';
import { Fragment, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShortcutSettings } from '../../hooks/useShortcuts';
import { capsOf, isSingleKey, keysOf, shortcuts, type ShortcutId } from '../../lib/shortcuts';
import * as styles from './ShortcutsDialog.css';

export interface ShortcutRowProps {
  id: ShortcutId;
  name: string;
  settings: ShortcutSettings;
  /** If true, the next key press becomes the new key. */
  listening: boolean;
  /** Reason why the last key press was rejected. */
  problem: string | undefined;
  onListeningChange: (isListening: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A shortcut with its keys and a button that changes them. */
export function ShortcutRow({
  id,
  name,
  settings,
  listening,
  problem,
  onListeningChange,
  onKeyDown,
}: ShortcutRowProps) {
  const { t } = useTranslation();
  const keys = keysOf(id, settings.keyMap);
  // The space separates two keys in the accessible name (WCAG 2.5.3).
  const caps = capsOf(keys).map((cap) => (
    <Fragment key={cap}>
      {' '}
      <Kbd>{cap}</Kbd>
    </Fragment>
  ));
  return (
    <li className={styles.row} data-off={!settings.isOn && isSingleKey(keys)}>
      <Text as="span" variant="body">
        {name}
      </Text>
      {shortcuts[id].isFixed ? (
        <span className={styles.fixed}>{caps}</span>
      ) : (
        <Button
          variant={listening ? 'outline' : 'plain'}
          tone={listening ? 'primary' : 'secondary'}
          size="sm"
          aria-label={t('shell.shortcuts.change', { name, key: capsOf(keys).join(' ') })}
          onClick={() => onListeningChange(!listening)}
          onKeyDown={listening ? onKeyDown : undefined}
          onBlur={() => onListeningChange(false)}
        >
          {listening ? t('shell.shortcuts.press') : caps}
        </Button>
      )}
      {listening && problem && (
        <Text as="p" variant="caption" role="alert" className={styles.problem}>
          {problem}
        </Text>
      )}
    </li>
  );
}
