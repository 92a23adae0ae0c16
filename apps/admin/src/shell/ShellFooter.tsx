import { useSession, useShellPanel } from '@larder/domain';
import { Button, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { env } from '../env';
import { availablePage } from './navigation/navigation';
import { ShellLink } from './navigation/ShellLink';
import * as styles from './ShellFooter.css';
import { usePageAccess } from './navigation/usePageAccess';

const year = new Date().getFullYear();

/** The page footer: restaurant, version and links. */
export function ShellFooter() {
  const { t } = useTranslation();
  const { restaurant } = useSession();
  const [, setPanel] = useShellPanel();
  const license = availablePage('license', usePageAccess());
  return (
    <>
      <Text as="span" variant="caption">
        {['Larder', year, restaurant?.name].filter(Boolean).join(' · ')}
      </Text>
      <span className={styles.end}>
        <Text as="span" variant="caption">
          {t('shell.footer.version', { version: env.version })}
        </Text>
        <Button variant="plain" size="sm" onClick={() => setPanel('shortcuts')}>
          {t('shell.shortcuts.title')}
        </Button>
        {license && (
          <ShellLink href={license.path} className={styles.link}>
            {t(license.titleKey)}
          </ShellLink>
        )}
      </span>
    </>
  );
}
