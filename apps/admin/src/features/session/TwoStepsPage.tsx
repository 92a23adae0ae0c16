import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../components/RouterButton';
import { CodeForm } from './components/CodeForm';
import { SessionPage } from './SessionPage';
import { useSessionPaths } from './useSessionPaths';

/** The second step of a sign-in. */
export function TwoStepsPage() {
  const { t } = useTranslation();
  const { search, signIn } = useSessionPaths();
  const challenge = useLocation({ select: ({ state }) => state.challenge });
  const [hasEnded, setEnded] = useState(false);

  if (challenge && !hasEnded) return <CodeForm challenge={challenge} onEnd={() => setEnded(true)} />;
  return (
    <SessionPage
      title={t('session.twoSteps.title')}
      lead={t(hasEnded ? 'session.twoSteps.ended' : 'session.twoSteps.none')}
    >
      <RouterButton to={signIn} search={search} variant="filled" size="lg" block>
        {t('session.signIn.submit')}
      </RouterButton>
    </SessionPage>
  );
}
