import { useSignIn } from '@larder/domain';
import { Alert, ButtonLink, Stack } from '@larder/ui';
import { Divider } from '@larder/ui/Divider';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInProvider } from '../../../env';
import { createState, providerAddress, startProviderSignIn, takeProviderSignIn } from '../providerState';
import { useEnter } from '../useEnter';
import { useSessionPaths } from '../useSessionPaths';

export interface SignInProvidersProps {
  providers: readonly SignInProvider[];
}

/**
 * Links to the sign-in providers. Redeems the code that a provider adds to the URL, and removes it from there. The
 * `state` proves that this tab has requested the code.
 */
export function SignInProviders({ providers }: SignInProvidersProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { provider, code, state: returned } = useSearch({ strict: false });
  const { search } = useSessionPaths();
  const { mutateAsync: signIn } = useSignIn();
  const enter = useEnter();
  const [failed, setFailed] = useState<string>();
  const redeemed = useRef<string>(undefined);
  const [state] = useState(createState);

  const redeem = useEffectEvent(async (id: string) => {
    const started = takeProviderSignIn(id, returned);
    const next = started?.next ?? search.next;
    await navigate({ to: '/login', search: { next }, replace: true });
    try {
      if (!started) throw new Error('The state does not belong to a sign-in of this tab.');
      if (!code) throw new Error('The provider returned no code.');
      // The type of `code` includes numbers, because the status pages have a parameter of this name.
      await enter(await signIn({ provider: id, code: String(code) }), true, next);
    } catch {
      setFailed(providers.find((known) => known.id === id)?.name ?? id);
    }
  });
  useEffect(() => {
    // Strict mode runs effects twice, but a code can be redeemed only once.
    if (!provider || redeemed.current === provider) return;
    redeemed.current = provider;
    void redeem(provider);
  }, [provider]);

  return (
    <Stack gap="px12">
      {failed ? (
        <Alert tone="danger" title={t('session.signIn.failed')}>
          {t('session.signIn.providerFailed', { provider: failed })}
        </Alert>
      ) : null}
      {providers.length > 0 && <Divider label={t('session.signIn.or')} />}
      {providers.map(({ id, name, url }) => (
        <ButtonLink
          key={id}
          href={providerAddress(url, state)}
          block
          onClick={() => startProviderSignIn({ provider: id, state, next: search.next })}
        >
          {t('session.signIn.provider', { provider: name })}
        </ButtonLink>
      ))}
    </Stack>
  );
}
