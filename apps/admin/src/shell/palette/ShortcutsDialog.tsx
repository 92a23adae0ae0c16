import { useShellPanel } from '@larder/domain';
import { Button, Stack, Switch, Text } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  capsOf,
  chordOf,
  conflictOf,
  isSingleKey,
  keysOf,
  shortcutIds,
  shortcuts,
  type ShortcutGroup,
  type ShortcutId,
} from '../../lib/shortcuts';
import { useSaveShortcuts } from '../../hooks/useSaveShortcuts';
import { useActiveShortcuts, useShortcutSettings } from '../../hooks/useShortcuts';
import { ShortcutRow } from './ShortcutRow';
import * as styles from './ShortcutsDialog.css';

const groups: readonly ShortcutGroup[] = ['page', 'anywhere', 'go'];

/** The shortcuts that work on this page. The user can choose another key for most of them. */
export function ShortcutsDialog() {
  const { t } = useTranslation();
  const [panel, setPanel] = useShellPanel();
  const active = useActiveShortcuts();
  const settings = useShortcutSettings();
  const save = useSaveShortcuts();
  const [listening, setListening] = useState<ShortcutId>();
  const [problem, setProblem] = useState<string>();

  const nameOf = (id: ShortcutId) => t(shortcuts[id].titleKey ?? `shell.shortcuts.names.${id}`);

  const listen = (id: ShortcutId) => (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setListening(undefined);
    event.preventDefault();
    event.stopPropagation();
    const chord = chordOf(event.nativeEvent);
    if (event.key === 'Escape') return setListening(undefined);
    if (event.key === 'Shift' || chord === undefined) return undefined;
    // A two-key sequence keeps its first key; only the second can be changed.
    const keys = keysOf(id, settings.keyMap).includes(' ') ? `g ${chord}` : chord;
    if (!isSingleKey(keys) || chord.length !== 1) return setProblem(t('shell.shortcuts.singleOnly'));
    const other = conflictOf(id, keys, settings.keyMap);
    if (other) return setProblem(t('shell.shortcuts.conflict', { key: capsOf(keys).join(' '), name: nameOf(other) }));
    setListening(undefined);
    setProblem(undefined);
    const { [id]: _old, ...rest } = settings.keyMap;
    return save({ keyMap: keys === shortcuts[id].keys ? rest : { ...rest, [id]: keys } });
  };

  const rowsOf = (group: ShortcutGroup) =>
    shortcutIds.filter((id) => shortcuts[id].group === group && (active.includes(id) || id === 'newestToast'));

  return (
    <Dialog
      open={panel === 'shortcuts'}
      onOpenChange={(isOpen) => !isOpen && setPanel((now) => (now === 'shortcuts' ? null : now))}
      title={t('shell.shortcuts.title')}
      description={t('shell.shortcuts.lead')}
      size="md"
      footer={
        <Button disabled={Object.keys(settings.keyMap).length === 0} onClick={() => save({ keyMap: {} })}>
          {t('shell.shortcuts.reset')}
        </Button>
      }
    >
      <Stack gap="px20">
        <Switch
          labelPlacement="start"
          label={t('shell.shortcuts.single')}
          description={t('shell.shortcuts.singleHelp')}
          checked={settings.isOn}
          onChange={(event) => save({ isOn: event.target.checked })}
        />
        {groups.map((group) => {
          const rows = rowsOf(group);
          return (
            rows.length > 0 && (
              <section key={group} aria-labelledby={`shortcuts-${group}`}>
                <Text as="h3" variant="label" id={`shortcuts-${group}`} className={styles.heading}>
                  {t(`shell.shortcuts.groups.${group}`)}
                </Text>
                <ul className={styles.list}>
                  {rows.map((id) => (
                    <ShortcutRow
                      key={id}
                      id={id}
                      name={nameOf(id)}
                      settings={settings}
                      listening={listening === id}
                      problem={problem}
                      onListeningChange={(isListening) => {
                        setProblem(undefined);
                        setListening((now) => (isListening ? id : now === id ? undefined : now));
                      }}
                      onKeyDown={listen(id)}
                    />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </Stack>
    </Dialog>
  );
}
