import { AuthLayout, Stack, Text, Wordmark } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import type { StatusSceneProps } from '@larder/ui/StatusScene';
import { ArrowLeft } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppearanceCorner } from '../../components/AppearanceCorner';
import { RouterButton, RouterLink } from '../../components/RouterButton';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import * as styles from './BlankPage.css';

const StatusScene = lazyNamed(
  lazyModule(() => import('@larder/ui/StatusScene')),
  'StatusScene',
);

export interface BlankPageProps {
  scene: StatusSceneProps['scene'];
  title: string;
  lead: ReactNode;
  children?: ReactNode;
}

/** A message that fills the whole page, without the shell. Everyone may see it, signed in or not. */
export function BlankPage({ scene, title, lead, children }: BlankPageProps) {
  const { t } = useTranslation();
  useDocumentTitle(title);
  return (
    <AuthLayout
      variant="status"
      logo={
        <RouterLink to="/" aria-label={t('shell.home')}>
          <Wordmark size={32} />
        </RouterLink>
      }
      corner={
        <>
          <RouterButton to="/" variant="plain" startIcon={ArrowLeft} aria-label={t('errors.backToLarder')}>
            <span className={styles.backText}>{t('errors.backToLarder')}</span>
          </RouterButton>
          <AppearanceCorner />
        </>
      }
      picture={
        <Suspense>
          <StatusScene scene={scene} />
        </Suspense>
      }
    >
      <Stack gap="px16">
        <Stack gap="px8">
          <Text as="h1" variant="display" tabIndex={-1}>
            {title}
          </Text>
          <Text as="p" variant="reading" tone="muted">
            {lead}
          </Text>
        </Stack>
        {children}
      </Stack>
    </AuthLayout>
  );
}
