import { useUpdateAccountSetting } from '@larder/domain';
import { accountSettingUpdateEndpoints, type AccountSetting } from '@larder/domain/contract';
import { Card, Grid, GridItem, TextArea, TextField } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '../../../entities/users/form/useCountryOptions';
import { useServerToday } from '@larder/domain';
import { schemaErrors, withoutPrefix } from '../../../lib/schemaErrors';
import { SectionForm } from './SectionForm';

/** About the user: text, birthday, country, website and phone. */
export function InformationTab({ setting }: { setting: AccountSetting }) {
  const { t } = useTranslation();
  const { mutateAsync: update } = useUpdateAccountSetting();
  const countries = useCountryOptions();
  const today = useServerToday();
  return (
    <SectionForm
      name="information"
      record={setting}
      valuesOf={({ info: { bio, dob, country, website, phone } }: AccountSetting) => ({
        bio,
        dob,
        country,
        website,
        phone,
      })}
      validate={(data) => {
        const errors = schemaErrors(accountSettingUpdateEndpoints.update.input, { section: 'info', data });
        return withoutPrefix(data.dob > today ? { ...errors, 'data.dob': ['notFuture'] } : errors, 'data');
      }}
      save={(data, { version }) => update({ section: 'info', data, version })}
    >
      {(form, field) => (
        <Card title={t('account.tabs.information')}>
          <Grid columns={{ base: 1, sm: 2 }} gap="px16">
            <GridItem span="all">
              <TextArea {...field('bio')} dir="auto" rows={4} maxLength={300} />
            </GridItem>
            <TextField {...field('dob')} type="date" autoComplete="bday" max={today} />
            <Select
              label={t('account.fields.country')}
              autoComplete="country"
              value={form.values.country || null}
              error={form.errorOf('country')}
              onValueChange={(country) => form.set({ country })}
              options={countries}
            />
            <TextField {...field('website')} type="url" dir="ltr" autoComplete="url" />
            <TextField {...field('phone')} type="tel" dir="ltr" autoComplete="tel" />
          </Grid>
        </Card>
      )}
    </SectionForm>
  );
}
