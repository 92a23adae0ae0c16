import { useSession } from '@larder/domain';
import { AuthLayout, Button, Stack } from '@larder/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PantryPicture } from '../../components/PantryPicture';
import { RouterButton, RouterLink } from '../../components/RouterButton';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { AppearanceCorner } from '../../components/AppearanceCorner';
import { useSessionPaths } from './useSessionPaths';
import * as styles from './SessionPage.css';

export interface SessionPageProps {
  /** Title of the document. */
  title: string;
  /** Heading of the page. @default `title` */
  heading?: string;
  /** Text below the heading. */
  lead?: ReactNode;
  /** If true, the page does not ask signed-in visitors whether they want to continue. @default false */
  isForSignedIn?: boolean;
  /** The form and its links. */
  children: ReactNode;
}

/** Layout of a sign-in page in both looks. Signed-in visitors see who they are first. */
export function SessionPage({ title, heading = title, lead, isForSignedIn = false, children }: SessionPageProps) {
  const { t } = useTranslation();
  const { look, isEntry } = useSessionPaths();
  const { user } = useSession();
  // Only visitors who arrive signed in are asked, not those who sign in on this page.
  const [isAsking, setAsking] = useState(user !== null && !isEntry && !isForSignedIn);
  const visitor = isAsking ? user : null;
  useDocumentTitle(title);

  return (
    <AuthLayout
      variant={look}
      picture={look === 'cover' && <PantryPicture />}
      corner={<AppearanceCorner />}
      footer={
        !isEntry && (
          <RouterLink to="/" tone="muted">
            {t('errors.backToLarder')}
          </RouterLink>
        )
      }
    >
      <Stack gap="px24">
        <header>
          <h1 className={styles.title} tabIndex={-1}>
            {visitor ? t('session.signedIn.title', { name: visitor.fullName }) : heading}
          </h1>
          {/* A status, because the text changes when a form is sent. */}
          <p role="status" className={styles.lead}>
            {visitor ? t('session.signedIn.lead') : lead}
          </p>
        </header>
        {visitor ? (
          <Stack gap="px12">
            <RouterButton to="/" variant="filled" size="lg" block>
              {t('session.signedIn.home')}
            </RouterButton>
            <Button size="lg" block onClick={() => setAsking(false)}>
              {t('session.signedIn.stay')}
            </Button>
          </Stack>
        ) : (
          children
        )}
      </Stack>
    </AuthLayout>
  );
}
