import { Card, Icon, Stack, Text } from '@larder/ui';
import { PlainTable } from '@larder/ui/PlainTable';
import { Check, MessageCircle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const licenses = ['single', 'multiple', 'group'] as const;
const marks = { yes: Check, no: X, ask: MessageCircle } as const;
type Answer = keyof typeof marks;

/** Permission for each use, in the order of `licenses`. */
const uses: Record<string, readonly [Answer, Answer, Answer]> = {
  one: ['yes', 'yes', 'yes'],
  several: ['no', 'yes', 'yes'],
  franchise: ['no', 'no', 'yes'],
  resale: ['no', 'no', 'ask'],
};

/** The uses that each license permits, in marks and words. */
export function UsesTable() {
  const { t } = useTranslation();
  const title = t('license.uses.title');
  return (
    <Card title={title} padding="none">
      <PlainTable caption={t('license.uses.table')} hideCaption>
        <thead>
          <tr>
            <th scope="col">{t('license.uses.use')}</th>
            {licenses.map((license) => (
              <th key={license} scope="col">
                {t(`license.names.${license}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(uses).map(([use, answers]) => (
            <tr key={use}>
              <th scope="row">{t(`license.uses.${use}`)}</th>
              {licenses.map((license, index) => {
                const answer = answers[index]!;
                return (
                  <td key={license}>
                    <Stack as="span" direction="row" gap="px6" align="center">
                      <Icon as={marks[answer]} size={16} />
                      <Text>{t(`license.answers.${answer}`)}</Text>
                    </Stack>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Card>
  );
}
