import {
  readSession,
  useAbility,
  useSession,
  useUser,
  userDetailsQuery,
  useUserDetails,
  type QueryClient,
} from '@larder/domain';
import { Button, Card, Grid, PageHeader, Stack, Text } from '@larder/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  AppWindow,
  BadgeDollarSign,
  CreditCard,
  Gift,
  MapPin,
  Share2,
  ShieldCheck,
  UserPen,
  type LucideIcon,
} from 'lucide-react';
import { Fragment, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { useUserDenial } from '../../entities/users/useUserDenial';
import { useDenialText } from '../../hooks/useAccessLabels';
import { usePageTitle } from '../../hooks/usePageTitle';
import * as styles from './DialogExamples.css';
import { dialogIds, type DialogId } from './dialogsSearch';

const AddressDialog = lazyDialog(() => import('../../entities/users/details/AddressDialog'), 'AddressDialog');
const ChangePlanDialog = lazyDialog(() => import('../../entities/users/details/ChangePlanDialog'), 'ChangePlanDialog');
const ConnectAppDialog = lazyDialog(() => import('./components/ConnectAppDialog'), 'ConnectAppDialog');
const PaymentDialog = lazyDialog(() => import('../../entities/users/details/PaymentDialog'), 'PaymentDialog');
const ReferDialog = lazyDialog(() => import('./components/ReferDialog'), 'ReferDialog');
const ShareOwnViewDialog = lazyDialog(() => import('./components/ShareOwnViewDialog'), 'ShareOwnViewDialog');
const TwoStepsDialog = lazyDialog(() => import('../../entities/users/details/TwoStepsDialog'), 'TwoStepsDialog');
const UserDrawer = lazyDialog(() => import('../../entities/users/form/UserDrawer'), 'UserDrawer');

const icons: Record<DialogId, LucideIcon> = {
  'share-view': Share2,
  'add-card': CreditCard,
  'choose-plan': BadgeDollarSign,
  'refer-restaurant': Gift,
  'add-address': MapPin,
  'connect-app': AppWindow,
  'two-steps': ShieldCheck,
  'edit-user': UserPen,
};

/** Starts the query of the page without waiting. */
export function loadDialogExamples(queryClient: QueryClient) {
  const { user } = readSession();
  if (user) void queryClient.prefetchQuery(userDetailsQuery(user.id));
}

/** Returns a function that explains why a dialog is not available. */
function useDialogDenial(id: number) {
  const ability = useAbility();
  const denial = useDenialText();
  const userDenial = useUserDenial();
  const { data: user } = useUser(id, ability.can('read', 'user'));
  return {
    user,
    denialOf: (dialog: DialogId): string | undefined => {
      if (dialog === 'refer-restaurant' && ability.cannot('create', 'email')) return denial('create', 'email');
      if (dialog === 'connect-app' && ability.cannot('create', 'apiKey')) return denial('create', 'apiKey');
      if (dialog !== 'edit-user') return undefined;
      return user ? userDenial('update', user) : ability.can('read', 'user') ? undefined : denial('update', 'user');
    },
  };
}

/** Returns the dialog in the URL. It stays mounted until it has closed, and gets a new key each time it opens. */
function useOpenDialog() {
  const { dialog } = useSearch({ from: '/_shell/pages/modal-examples' });
  const navigate = useNavigate({ from: '/pages/modal-examples' });
  const [shown, setShown] = useState({ dialog, key: 0 });
  if (dialog && dialog !== shown.dialog) setShown({ dialog, key: shown.key + 1 });
  return {
    ...shown,
    isOpen: dialog !== undefined,
    open: (next: DialogId) => {
      setShown({ dialog: next, key: shown.key + 1 });
      void navigate({ search: { dialog: next }, resetScroll: false });
    },
    // The dialog has already asked about unsaved changes.
    close: () => void navigate({ search: {}, resetScroll: false, ignoreBlocker: true }),
  };
}

/** Cards that open the dialogs of other pages. Each dialog saves its changes. */
export function DialogExamplesPage() {
  const { t } = useTranslation();
  const title = usePageTitle();
  const { user: self } = useSession();
  const id = self?.id ?? 0;
  const name = self?.fullName ?? '';
  const details = useUserDetails(id).data;
  const { user, denialOf } = useDialogDenial(id);
  const { dialog, key, isOpen, open, close } = useOpenDialog();
  const layer = { open: isOpen, onOpenChange: close };

  const layers: Record<DialogId, ReactNode> = {
    'share-view': <ShareOwnViewDialog {...layer} />,
    'add-card': <PaymentDialog id={id} cardOnly {...layer} />,
    'choose-plan': <ChangePlanDialog id={id} name={name} plan={details?.plan} {...layer} />,
    'refer-restaurant': <ReferDialog {...layer} />,
    'add-address': <AddressDialog id={id} {...layer} />,
    'connect-app': <ConnectAppDialog paymentMethods={details?.paymentMethods ?? []} {...layer} />,
    'two-steps': <TwoStepsDialog {...layer} />,
    'edit-user': user && details && <UserDrawer user={user} profile={details.profile} {...layer} />,
  };
  return (
    <Stack gap="px16">
      <PageHeader title={title} description={t('dialogs.lead')} />
      <Grid columns={{ base: 1, md: 2, xl: 3 }} gap="px16">
        {dialogIds.map((each) => {
          const Icon = icons[each];
          const denial = denialOf(each);
          return (
            <Card key={each} title={t(`dialogs.cards.${each}.title`)}>
              <div className={styles.content}>
                <span className={styles.tile}>
                  <Icon size={20} aria-hidden />
                </span>
                <Text className={styles.text}>{denial ?? t(`dialogs.cards.${each}.text`)}</Text>
                <Button
                  disabled={denial !== undefined}
                  aria-label={t('dialogs.openNamed', { name: t(`dialogs.cards.${each}.title`) })}
                  aria-haspopup="dialog"
                  onClick={() => open(each)}
                >
                  {t('dialogs.open')}
                </Button>
              </div>
            </Card>
          );
        })}
      </Grid>
      <Suspense>{dialog && !denialOf(dialog) && <Fragment key={key}>{layers[dialog]}</Fragment>}</Suspense>
    </Stack>
  );
}
