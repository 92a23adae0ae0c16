import { Stack, Text } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';

export interface TermsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const sections = ['account', 'data', 'conduct', 'end'] as const;

/** The terms of use. */
export function TermsDialog({ open, onOpenChange }: TermsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="md" title={t('session.terms.title')}>
      <Stack gap="px20">
        {sections.map((section) => (
          <section key={section}>
            <Text as="h3" variant="title3">
              {t(`session.terms.${section}.title`)}
            </Text>
            <Text as="p" variant="reading">
              {t(`session.terms.${section}.text`)}
            </Text>
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}
