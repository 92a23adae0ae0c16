import { useSession, useShellPanel } from '@larder/domain';
import { Button, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { env } from '../env';
import { reachablePage } from './navigation';
import { ShellLink } from './ShellLink';
import * as styles from './ShellFooter.css';
import { useReach } from './useReach';

const year = new Date().getFullYear();

/** Who made it, for whom, which version (pages.md 3.14). */
export function ShellFooter() {
  const { t } = useTranslation();
  const { restaurant } = useSession();
  const [, setPanel] = useShellPanel();
  const licence = reachablePage('license', useReach());
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
        {licence && (
          <ShellLink href={licence.link} className={styles.link}>
            {t('nav.pages.license')}
          </ShellLink>
        )}
      </span>
    </>
  );
}
