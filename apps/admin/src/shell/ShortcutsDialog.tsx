import { useShellPanel, useUpdateAccountSetting } from '@larder/domain';
import { Button, Kbd, Stack, Switch, Text } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { Fragment, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../lib/notify';
import {
  capsOf,
  chordOf,
  conflictOf,
  isSingleKey,
  keysOf,
  shortcutIds,
  shortcuts,
  type Shortcut,
  type ShortcutGroup,
  type ShortcutId,
} from '../lib/shortcuts';
import {
  configureShortcuts,
  useActiveShortcuts,
  useShortcutSettings,
  type ShortcutSettings,
} from '../lib/useShortcuts';
import * as styles from './ShortcutsDialog.css';

const groups: readonly ShortcutGroup[] = ['page', 'anywhere', 'go'];

/** All keys that count here, each of which can be given another one (pages.md 1.7). */
export function ShortcutsDialog() {
  const { t } = useTranslation();
  const [panel, setPanel] = useShellPanel();
  const active = useActiveShortcuts();
  const settings = useShortcutSettings();
  const update = useUpdateAccountSetting();
  const [listening, setListening] = useState<ShortcutId>();
  const [problem, setProblem] = useState<string>();

  const save = (next: ShortcutSettings) => {
    const before = settings;
    configureShortcuts(next);
    update.mutate(
      { section: 'preferences', data: { singleKeyShortcuts: next.isOn, keyMap: { ...next.keyMap } } },
      {
        onError: () => {
          configureShortcuts(before);
          void notify((toast) => toast.danger(t('shell.shortcuts.notSaved')));
        },
      },
    );
  };
  const nameOf = (id: ShortcutId) => t(`shell.shortcuts.names.${id}`);

  const listen = (id: ShortcutId) => (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setListening(undefined);
    event.preventDefault();
    event.stopPropagation();
    const chord = chordOf(event.nativeEvent);
    if (event.key === 'Escape') return setListening(undefined);
    if (event.key === 'Shift' || chord === undefined) return undefined;
    // A pair keeps its first key: only its second one is chosen.
    const keys = keysOf(id, settings.keyMap).includes(' ') ? `g ${chord}` : chord;
    if (!isSingleKey(keys) || chord.length !== 1) return setProblem(t('shell.shortcuts.singleOnly'));
    const other = conflictOf(id, keys, settings.keyMap);
    if (other) return setProblem(t('shell.shortcuts.conflict', { key: capsOf(keys).join(' '), name: nameOf(other) }));
    setListening(undefined);
    setProblem(undefined);
    const { [id]: _old, ...rest } = settings.keyMap;
    return save({ ...settings, keyMap: keys === shortcuts[id].keys ? rest : { ...rest, [id]: keys } });
  };

  const rowsOf = (group: ShortcutGroup) =>
    shortcutIds.filter((id) => shortcuts[id].group === group && (active.includes(id) || id === 'newestToast'));

  return (
    <Dialog
      isOpen={panel === 'shortcuts'}
      onOpenChange={(isOpen) => !isOpen && setPanel((now) => (now === 'shortcuts' ? null : now))}
      title={t('shell.shortcuts.title')}
      description={t('shell.shortcuts.lead')}
      size="md"
      footer={
        <Button disabled={Object.keys(settings.keyMap).length === 0} onClick={() => save({ ...settings, keyMap: {} })}>
          {t('shell.shortcuts.reset')}
        </Button>
      }
    >
      <Stack gap="px20">
        <Switch
          labelAt="start"
          label={t('shell.shortcuts.single')}
          help={t('shell.shortcuts.singleHelp')}
          checked={settings.isOn}
          onChange={(event) => save({ ...settings, isOn: event.target.checked })}
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
                  {rows.map((id) => {
                    const keys = keysOf(id, settings.keyMap);
                    // The blank keeps two keys apart in the name (WCAG 2.5.3).
                    const caps = capsOf(keys).map((cap) => (
                      <Fragment key={cap}>
                        {' '}
                        <Kbd>{cap}</Kbd>
                      </Fragment>
                    ));
                    const isListening = listening === id;
                    return (
                      <li key={id} className={styles.row} data-off={!settings.isOn && isSingleKey(keys)}>
                        <Text as="span" variant="body">
                          {nameOf(id)}
                        </Text>
                        {(shortcuts[id] as Shortcut).isFixed ? (
                          <span className={styles.fixed}>{caps}</span>
                        ) : (
                          <Button
                            variant={isListening ? 'outline' : 'plain'}
                            tone={isListening ? 'primary' : 'secondary'}
                            size="sm"
                            aria-label={t('shell.shortcuts.change', { name: nameOf(id), key: capsOf(keys).join(' ') })}
                            onClick={() => {
                              setProblem(undefined);
                              setListening(isListening ? undefined : id);
                            }}
                            onKeyDown={isListening ? listen(id) : undefined}
                            onBlur={() => setListening((now) => (now === id ? undefined : now))}
                          >
                            {isListening ? t('shell.shortcuts.press') : caps}
                          </Button>
                        )}
                        {isListening && problem && (
                          <Text as="p" variant="caption" role="alert" className={styles.problem}>
                            {problem}
                          </Text>
                        )}
                      </li>
                    );
                  })}
                </ul>
              </section>
            )
          );
        })}
      </Stack>
    </Dialog>
  );
}
