import { ledgerCall, useUpdateAccountSetting } from '@larder/domain';
import {
  accountSettingUpdateEndpoints,
  socialNetworks,
  type AccountSetting,
  type SocialNetwork,
} from '@larder/domain/contract';
import { Avatar, Button, Card, Grid, Stack, TextField } from '@larder/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { useFailureToast } from '../../../hooks/useFailureToast';
import { useRecordChange } from '../../../hooks/useUndo';
import { schemaErrors, withoutPrefix } from '../../../lib/schemaErrors';
import { SectionForm } from './SectionForm';
import * as rowList from '../../../components/rowList.css';
import * as styles from './Account.css';

const HandleDialog = lazyDialog(() => import('../../../entities/users/details/HandleDialog'), 'HandleDialog');

const networkNames: Record<SocialNetwork, string> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  google: 'Google',
  linkedIn: 'LinkedIn',
  instagram: 'Instagram',
  quora: 'Quora',
};

function Accounts({ setting }: { setting: AccountSetting }) {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const record = useRecordChange();
  const { mutateAsync: update } = useUpdateAccountSetting();
  const [linking, setLinking] = useState<SocialNetwork>();
  const { connections } = setting.social;

  const disconnect = async (network: SocialNetwork) => {
    const before = connections[network] ?? null;
    try {
      await update({ section: 'social', data: { connections: { [network]: null } } });
      record({
        text: { key: 'users.detail.connections.unlinked', values: { name: networkNames[network] } },
        calls: [
          ledgerCall(accountSettingUpdateEndpoints.update, {
            section: 'social',
            data: { connections: { [network]: before } },
          }),
        ],
        reload: ['account-settings'],
      });
    } catch (error) {
      await showFailure(t('common.notSaved'), error);
    }
  };
  return (
    <Card title={t('account.connections')} padding="none">
      <ul className={rowList.rows}>
        {socialNetworks.map((network) => {
          const account = connections[network];
          const name = networkNames[network];
          return (
            <li key={network} className={rowList.row}>
              <Avatar name={name} src={account?.profileImg || undefined} size={32} />
              <span className={styles.rowTitle}>
                {name} {account && <bdi dir="ltr">{account.id}</bdi>}
              </span>
              {account ? (
                <Button
                  size="sm"
                  aria-label={t('users.detail.connections.unlinkOf', { name })}
                  onClick={() => void disconnect(network)}
                >
                  {t('users.detail.connections.unlink')}
                </Button>
              ) : (
                <Button
                  size="sm"
                  aria-label={t('users.detail.connections.connectTitle', { name })}
                  onClick={() => setLinking(network)}
                >
                  {t('users.detail.connections.connect')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {linking && (
        <Suspense>
          <HandleDialog
            network={networkNames[linking]}
            open
            onOpenChange={() => setLinking(undefined)}
            save={(handle) =>
              update({
                section: 'social',
                data: { connections: { [linking]: { id: `@${handle}`, profileImg: '' } } },
              })
            }
          />
        </Suspense>
      )}
    </Card>
  );
}

/** Links to profiles, and connected accounts. */
export function ConnectionsTab({ setting }: { setting: AccountSetting }) {
  const { t } = useTranslation();
  const { mutateAsync: update } = useUpdateAccountSetting();
  return (
    <Stack gap="px16">
      <SectionForm
        name="connections"
        labelOf={(network) => networkNames[network]}
        record={setting}
        valuesOf={({ social }: AccountSetting) =>
          Object.fromEntries(socialNetworks.map((network) => [network, social.socialLinks[network]])) as Record<
            SocialNetwork,
            string
          >
        }
        validate={(socialLinks) =>
          withoutPrefix(
            schemaErrors(accountSettingUpdateEndpoints.update.input, { section: 'social', data: { socialLinks } }),
            'data.socialLinks',
          )
        }
        save={(socialLinks, { version }) => update({ section: 'social', data: { socialLinks }, version })}
      >
        {(_form, field) => (
          <Card title={t('account.links')}>
            <Grid columns={{ base: 1, sm: 2 }} gap="px16">
              {socialNetworks.map((network) => (
                <TextField key={network} {...field(network)} type="url" dir="ltr" autoComplete="off" />
              ))}
            </Grid>
          </Card>
        )}
      </SectionForm>
      <Accounts setting={setting} />
    </Stack>
  );
}
