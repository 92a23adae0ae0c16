import { languageNames, setLanguage, useLanguage, useSendCode, useUpdateAccountSetting } from '@larder/domain';
import {
  accountSettingUpdateEndpoints,
  userLanguages,
  type AccountSetting,
  type AccountSettingUpdate,
} from '@larder/domain/contract';
import { Button, Card, Grid, GridItem, Stack, StatusPill, TextField } from '@larder/ui';
import { Select } from '@larder/ui/overlays';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../../hooks/useFailureToast';
import { notify } from '../../../lib/notify';
import { schemaErrors, withoutPrefix } from '../../../lib/schemaErrors';
import { joinName, splitName } from '../fullName';
import { AvatarField } from './AvatarField';
import { CloseAccountCard } from './CloseAccountCard';
import { SectionForm } from './SectionForm';
import { ShortcutsCard } from './ShortcutsCard';

const preferenceFields = ['language', 'timeZone', 'currencyDisplay'] as const;
type PreferenceField = (typeof preferenceFields)[number];
const isPreference = (field: string): field is PreferenceField => preferenceFields.some((known) => known === field);

type Language = (typeof userLanguages)[number];

/**
 * Returns the form values. The language is that of the page, which the language menu changes without saving the
 * setting.
 */
function valuesOf({ general, preferences }: AccountSetting, language: Language) {
  const { avatar, username, fullName, email, company } = general;
  return {
    avatar,
    ...splitName(fullName),
    username,
    company,
    email,
    language,
    timeZone: preferences?.timeZone ?? '',
    currencyDisplay: preferences?.currencyDisplay ?? 'symbol',
  };
}
type Values = ReturnType<typeof valuesOf>;

/** Splits the changes of the form by section. */
function sectionsOf(changes: Partial<Values>, values: Values) {
  const { firstName, lastName, ...others } = changes;
  const entries = Object.entries(others);
  const isRenamed = firstName !== undefined || lastName !== undefined;
  return {
    general: {
      ...Object.fromEntries(entries.filter(([field]) => !isPreference(field))),
      ...(isRenamed && { fullName: joinName({ ...values, ...changes }) }),
    },
    preferences: Object.fromEntries(entries.filter(([field]) => isPreference(field))),
  };
}

function errorsOf(values: Values) {
  const { general, preferences } = sectionsOf(values, values);
  const errors = {
    ...schemaErrors(accountSettingUpdateEndpoints.update.input, { section: 'general', data: general }),
    ...schemaErrors(accountSettingUpdateEndpoints.update.input, { section: 'preferences', data: preferences }),
  };
  const { fullName, ...found } = withoutPrefix(errors, 'data');
  if (values.firstName.trim() === '') found['firstName'] = ['required'];
  if (values.lastName.trim() === '') found['lastName'] = ['required'];
  else if (fullName) found['lastName'] = fullName;
  return found;
}

/** Name, address, language and formats, shortcuts, and closing the account. */
export function AccountTab({ setting }: { setting: AccountSetting }) {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const { mutateAsync: update } = useUpdateAccountSetting();
  const sendCode = useSendCode();
  const { language } = useLanguage();
  const storedValues = (stored: AccountSetting) => valuesOf(stored, language);
  const zones = useMemo(
    () => Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    [],
  );

  const save = async (changes: Partial<Values>, stored: AccountSetting): Promise<AccountSetting> => {
    const { general, preferences } = sectionsOf(changes, storedValues(stored));
    let saved = stored;
    for (const [section, data] of Object.entries({ general, preferences })) {
      if (Object.keys(data).length === 0) continue;
      saved = await update({ section, data, version: saved.version } as AccountSettingUpdate);
    }
    if (changes.language) await setLanguage(changes.language);
    return saved;
  };
  const confirmEmail = async () => {
    try {
      await sendCode.mutateAsync({ purpose: 'verify-email' });
      await notify((toast) => void toast.success(t('account.emailSent')));
    } catch (error) {
      await showFailure(t('account.emailNotSent'), error);
    }
  };
  const textOf = (field: string, value: string) =>
    field === 'avatar'
      ? t(value ? 'account.avatar.set' : 'account.avatar.none')
      : field === 'language'
        ? languageNames[value as keyof typeof languageNames]
        : field === 'currencyDisplay'
          ? t(`account.currency.${value}`)
          : undefined;

  return (
    <Grid columns={{ base: 1, xl: 'minmax(0, 2fr) minmax(0, 1fr)' }} align="start">
      <SectionForm
        // Remounts the form when the language menu changes the language, which is a value of the form.
        key={language}
        name="account"
        record={setting}
        valuesOf={storedValues}
        validate={errorsOf}
        save={save}
        textOf={textOf}
      >
        {(form, field) => (
          <>
            <Card title={t('account.you')}>
              <Stack gap="px16">
                <AvatarField
                  name={joinName(form.values)}
                  value={form.values.avatar}
                  error={form.errorOf('avatar')}
                  onValueChange={(avatar) => form.set({ avatar })}
                />
                <Grid columns={{ base: 1, sm: 2 }} gap="px16">
                  <TextField {...field('firstName')} dir="auto" autoComplete="given-name" requiredMark />
                  <TextField {...field('lastName')} dir="auto" autoComplete="family-name" requiredMark />
                  <TextField
                    {...field('username')}
                    dir="ltr"
                    autoComplete="username"
                    autoCapitalize="none"
                    requiredMark
                  />
                  <TextField {...field('company')} dir="auto" autoComplete="organization" />
                  <GridItem span="all">
                    <TextField {...field('email')} type="email" dir="ltr" autoComplete="email" requiredMark />
                  </GridItem>
                </Grid>
                {setting.general.isEmailConfirmed === false && (
                  <Stack direction="row" gap="px8" wrap>
                    <StatusPill tone="warning">{t('account.notConfirmed')}</StatusPill>
                    <Button size="sm" loading={sendCode.isPending} onClick={() => void confirmEmail()}>
                      {t('account.sendAgain')}
                    </Button>
                  </Stack>
                )}
              </Stack>
            </Card>
            <Card title={t('account.formats')}>
              <Grid columns={{ base: 1, md: 3 }} gap="px16">
                <Select
                  label={t('account.fields.language')}
                  value={form.values.language}
                  onValueChange={(language) => form.set({ language })}
                  options={userLanguages.map((value) => ({ value, label: languageNames[value] }))}
                />
                <Select
                  label={t('account.fields.timeZone')}
                  value={form.values.timeZone}
                  error={form.errorOf('timeZone')}
                  onValueChange={(timeZone) => form.set({ timeZone })}
                  options={zones}
                />
                <Select
                  label={t('account.fields.currencyDisplay')}
                  value={form.values.currencyDisplay}
                  onValueChange={(currencyDisplay) => form.set({ currencyDisplay })}
                  options={(['symbol', 'code'] as const).map((value) => ({
                    value,
                    label: t(`account.currency.${value}`),
                  }))}
                />
              </Grid>
            </Card>
          </>
        )}
      </SectionForm>
      <Stack gap="px16">
        <ShortcutsCard />
        <CloseAccountCard username={setting.general.username} />
      </Stack>
    </Grid>
  );
}
