import { Button, Card, Kbd, Stack, Switch } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useSaveShortcuts } from '../../../hooks/useSaveShortcuts';
import { runShortcut, useShortcutSettings } from '../../../hooks/useShortcuts';
import { capsOf, keysOf, shortcuts, type ShortcutId } from '../../../lib/shortcuts';
import * as rowList from '../../../components/rowList.css';
import * as styles from './Account.css';

const shown: readonly ShortcutId[] = ['search', 'create', 'goBills', 'goCalendar', 'shortcuts'];

/** Turns single-key shortcuts on and off, and opens the dialog in which the user chooses other keys. */
export function ShortcutsCard() {
  const { t } = useTranslation();
  const settings = useShortcutSettings();
  const save = useSaveShortcuts();

  return (
    <Card
      title={t('account.shortcuts')}
      actions={
        <Switch
          aria-label={t('shell.shortcuts.single')}
          checked={settings.isOn}
          onChange={(event) => save({ isOn: event.target.checked })}
        />
      }
      footer={
        <Stack direction="row" gap="px8" justify="between">
          <Button size="sm" onClick={() => runShortcut('shortcuts')}>
            {t('account.allShortcuts')}
          </Button>
          <Button
            size="sm"
            variant="plain"
            tone="dark"
            disabled={Object.keys(settings.keyMap).length === 0}
            onClick={() => save({ keyMap: {} })}
          >
            {t('shell.shortcuts.reset')}
          </Button>
        </Stack>
      }
      padding="none"
    >
      <ul className={rowList.rows}>
        {shown.map((id) => (
          <li key={id} className={rowList.row}>
            <span className={styles.rowTitle}>{t(shortcuts[id].titleKey ?? `shell.shortcuts.names.${id}`)}</span>
            <span dir="ltr" className={styles.keys}>
              {capsOf(keysOf(id, settings.keyMap)).map((cap) => (
                <Kbd key={cap}>{cap}</Kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
