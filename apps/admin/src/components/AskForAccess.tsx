import { useAbility, useAllUsers } from '@larder/domain';
import { roleRank } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useAccessLabels } from '../hooks/useAccessLabels';
import { RouterButton } from './RouterButton';

export interface AskForAccessProps {
  /** The right that the user lacks. */
  action: string;
  subject: string;
}

/** Opens an email to the administrators that asks for a right, or the chat if the user may not send emails. */
export function AskForAccess({ action, subject }: AskForAccessProps) {
  const { t } = useTranslation();
  const labels = useAccessLabels();
  const ability = useAbility();
  const canSend = ability.can('read', 'email') && ability.can('create', 'email');
  const { data: users } = useAllUsers(canSend && ability.can('read', 'user'));
  if (!canSend && !ability.can('read', 'chat')) return null;
  if (!canSend)
    return (
      <RouterButton to="/apps/chat" variant="filled">
        {t('errors.denied.ask')}
      </RouterButton>
    );
  const highest = Math.min(...(users ?? []).map(({ role }) => roleRank(role)));
  const administrators = users?.filter(({ role, status }) => roleRank(role) === highest && status === 'active') ?? [];
  return (
    <RouterButton
      to="/apps/email"
      search={{
        compose: 'new',
        to: administrators.map(({ email }) => email).join(',') || undefined,
        subject: t('errors.denied.askSubject', { action: labels.action(action), subject: labels.subject(subject) }),
      }}
      variant="filled"
    >
      {t('errors.denied.ask')}
    </RouterButton>
  );
}
