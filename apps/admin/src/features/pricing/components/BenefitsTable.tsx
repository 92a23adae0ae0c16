import { planOfCard, type Pricing } from '@larder/domain/contract';
import { Card, Icon, VisuallyHidden } from '@larder/ui';
import { PlainTable } from '@larder/ui/PlainTable';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const cards = Object.keys(planOfCard) as (keyof typeof planOfCard)[];

/** Compares the benefits of the plans. Larger plans include the benefits of smaller ones. */
export function BenefitsTable({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation();
  const benefits = [...new Set(cards.flatMap((card) => pricing[card].planBenefits))];
  return (
    <Card title={t('pricing.compare')} padding="none">
      <PlainTable caption={t('pricing.compare')} hideCaption>
        <thead>
          <tr>
            <th scope="col">{t('pricing.benefit')}</th>
            {cards.map((card) => (
              <th key={card} scope="col">
                {pricing[card].title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {benefits.map((benefit) => (
            <tr key={benefit}>
              <th scope="row">{benefit}</th>
              {cards.map((card, index) => {
                const isIncluded = cards
                  .slice(0, index + 1)
                  .some((known) => pricing[known].planBenefits.includes(benefit));
                return (
                  <td key={card}>
                    <Icon as={isIncluded ? Check : Minus} size={16} />
                    <VisuallyHidden>{t(isIncluded ? 'pricing.included' : 'pricing.notIncluded')}</VisuallyHidden>
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
