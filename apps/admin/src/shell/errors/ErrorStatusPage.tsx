import { isSignedIn, useShellPanel } from '@larder/domain';
import { Button, Stack, Text } from '@larder/ui';
import { SearchField } from '@larder/ui/SearchField';
import { useRouter } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from '../../components/CopyDetails';
import { RouterButton } from '../../components/RouterButton';
import { paletteInitialText } from '../palette/paletteInitialText';
import { BlankPage } from './BlankPage';

/** Translation keys of the errors that a user can act on. */
const texts: Readonly<Record<number, string>> = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  408: 'unavailable',
  429: 'tooMany',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};
const textOf = (code: number) => texts[code] ?? (code >= 500 && code < 600 ? 'serverError' : 'other');

/** Explains an error by its HTTP status code. */
export function ErrorStatusPage({ code }: { code: number }) {
  const { t } = useTranslation();
  const router = useRouter();
  const text = textOf(code);
  const title = t(`errors.${text}.title`);
  return (
    <BlankPage scene="notFound" title={title} lead={t(`errors.${text}.description`)}>
      {isSignedIn() && <StartPageSearch />}
      <Stack direction="row" gap="px8" wrap>
        <RouterButton to="/" variant="filled">
          {t('errors.home')}
        </RouterButton>
        <Button onClick={() => router.history.back()}>{t('errors.back')}</Button>
      </Stack>
      <Stack direction="row" gap="px8" align="center" wrap>
        <Text variant="caption" tone="muted">
          {t('errors.code', { code })}
        </Text>
        <CopyDetails error={new Error(`${code} ${title}`)} />
      </Stack>
    </BlankPage>
  );
}

/** Search field that opens the palette of the start page with the typed text. */
function StartPageSearch() {
  const { t } = useTranslation();
  const router = useRouter();
  const [, openPanel] = useShellPanel();
  const [text, setText] = useState('');
  const search = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    await router.navigate({ to: '/' });
    paletteInitialText.write(text);
    openPanel('palette');
  };
  return (
    <form role="search" onSubmit={(event) => void search(event)}>
      <SearchField
        label={t('shell.search.label')}
        placeholder={t('shell.search.placeholder')}
        value={text}
        onValueChange={setText}
      />
    </form>
  );
}
