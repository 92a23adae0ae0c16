import { ButtonLink, Card, Stack, Text } from '@larder/ui';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WriteLink } from '../../../components/WriteLink';
import { env } from '../../../env';

/** Phone number and email address of the support team. */
export function ContactCard() {
  const { t } = useTranslation();
  const { phone, email } = env.support;
  return (
    <Card title={t('help.contact.title')}>
      <Stack gap="px12">
        <Text tone="muted">{t('help.contact.text')}</Text>
        <ButtonLink startIcon={Phone} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          {t('help.contact.call')} <bdi dir="ltr">{phone}</bdi>
        </ButtonLink>
        <WriteLink to={email}>{t('help.contact.write')}</WriteLink>
      </Stack>
    </Card>
  );
}
