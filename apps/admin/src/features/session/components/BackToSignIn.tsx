import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../../components/RouterButton';
import { useSessionPaths } from '../useSessionPaths';
import * as styles from '../SessionPage.css';

/** Link back to the sign-in page. */
export function BackToSignIn() {
  const { t } = useTranslation();
  const { search, signIn } = useSessionPaths();
  return (
    <p className={styles.links}>
      <RouterLink to={signIn} search={search}>
        {t('session.signIn.back')}
      </RouterLink>
    </p>
  );
}
