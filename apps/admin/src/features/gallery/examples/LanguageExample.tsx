import { languageNames, serverNow, useLanguage, type Language } from '@larder/domain';
import { Alert, Button, Card, Stack, Text } from '@larder/ui';
import { Kbd } from '@larder/ui/Kbd';
import { NumberField } from '@larder/ui/NumberField';
import { RadioGroup } from '@larder/ui/RadioGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';

export interface LanguageExampleProps {
  /** Changes the language. Rejects if its texts fail to load. @default changes the language of the app */
  load?: (language: Language) => Promise<void>;
}

const genders = ['female', 'male', 'unknown'] as const;
/** A key without a text in any language. */
const missingKey = ['gallery', 'i18n', 'noSuchText'].join('.');
const arabic = { greeting: 'أهلاً بكم في Larder', total: 'المجموع: 42.00 €', phone: 'الهاتف: +44 20 7946 0018' };

/** The languages of the app, and a sentence with a number, a gender, a date and an amount. */
export function LanguageExample({ load }: LanguageExampleProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { language, languages, setLanguage } = useLanguage();
  const [count, setCount] = useState(1);
  const [gender, setGender] = useState<(typeof genders)[number]>('female');
  const [failed, setFailed] = useState<Language>();

  const choose = async (next: Language) => {
    setFailed(undefined);
    try {
      await (load ?? setLanguage)(next);
    } catch {
      setFailed(next);
    }
  };
  return (
    <Stack gap="px16">
      {failed && (
        <Alert
          tone="danger"
          title={t('shell.language.failed')}
          action={
            <Button size="sm" onClick={() => void choose(failed)}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      <RadioGroup
        label={t('shell.language.label')}
        orientation="horizontal"
        value={language}
        onValueChange={(next) => void choose(next)}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <Card title={t('gallery.i18n.sentence')} headingLevel={4}>
        <Stack gap="px16">
          <Text variant="bodyStrong">
            {t(`gallery.i18n.served.${gender}`, {
              count,
              date: formats.date(serverNow(), { dateStyle: 'long' }),
              total: formats.money(count * 350, 'EUR'),
            })}
          </Text>
          <NumberField
            label={t('gallery.i18n.guests')}
            value={count}
            min={0}
            onValueChange={(next) => setCount(next ?? 0)}
          />
          <RadioGroup
            label={t('gallery.i18n.gender')}
            orientation="horizontal"
            value={gender}
            onValueChange={setGender}
            options={genders.map((value) => ({ value, label: t(`gallery.i18n.genders.${value}`) }))}
          />
        </Stack>
      </Card>
      <Card title={t('gallery.i18n.missing')} headingLevel={4}>
        <Stack gap="px8">
          <Text>{t('gallery.i18n.missingLead')}</Text>
          <div>
            <Kbd>{t(missingKey)}</Kbd>
          </div>
        </Stack>
      </Card>
      <Card title={t('gallery.i18n.rightToLeft')} headingLevel={4}>
        <Stack gap="px4" dir="rtl" lang="ar">
          <Text variant="bodyStrong">{arabic.greeting}</Text>
          <Text>{arabic.total}</Text>
          <Text>{arabic.phone}</Text>
        </Stack>
      </Card>
    </Stack>
  );
}
