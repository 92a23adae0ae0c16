import { Check, Minus } from 'lucide-react';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { tabular, text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { pricingStrings } from '../../private/strings/pricingStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './PricingCards.css';

export interface PricingFeature {
  /** Short description of the feature. */
  label: ReactNode;
  /** If false, the feature is shown as missing, to allow comparison. @default true */
  included?: boolean;
}

export interface PricingPlan {
  /** Unique ID, passed to `onAction`. */
  id: string;
  /** Name of the plan. */
  name: string;
  /** One sentence on who the plan is for. */
  description?: ReactNode;
  /** Formatted price: "$48". */
  price: string;
  /** Unit of the price: "a month, each workplace". */
  per?: ReactNode;
  /** Note below the price, such as "Billed once a year". */
  priceDescription?: ReactNode;
  /** Features, in the same order in all plans. */
  features: readonly PricingFeature[];
  /** Badge, such as "Most chosen". Also adds a border and makes the button filled. */
  badge?: string;
  /** Label of the button, such as "Choose Quay". */
  actionLabel: string;
  /** URL. Makes the button a link. */
  href?: string;
  /** If true, this is the user's plan and its button is disabled. */
  current?: boolean;
}

export interface PricingCardsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Accessible name, such as "Plans". */
  label: string;
  /** Plans, smallest first. */
  items: readonly PricingPlan[];
  /** Called with the ID of the chosen plan. */
  onAction?: (id: string) => void;
  /** Control above the cards, such as the billing period. */
  control?: ReactNode;
  /** Heading level of the plan names. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Compares plans with their prices and features. */
export function PricingCards({
  label,
  items,
  onAction,
  control,
  headingLevel = 3,
  className,
  ref,
  ...rest
}: PricingCardsProps) {
  return (
    <div ref={ref} {...rest} className={cx(styles.root, className)}>
      {control && <div className={styles.control}>{control}</div>}
      <ul aria-label={label} className={styles.cards}>
        {items.map((plan) => (
          <PlanCard key={plan.id} plan={plan} onAction={onAction} headingLevel={headingLevel} />
        ))}
      </ul>
    </div>
  );
}

interface PlanCardProps extends Pick<PricingCardsProps, 'onAction'> {
  plan: PricingPlan;
  headingLevel: 2 | 3 | 4;
}

function PlanCard({ plan, onAction, headingLevel }: PlanCardProps) {
  const strings = useStrings(pricingStrings);
  const nameId = useId();
  const { id, name, description, price, per, priceDescription, features, badge, actionLabel, href, current } = plan;
  const Heading = `h${headingLevel}` as const;
  const button = { block: true, variant: badge ? ('filled' as const) : ('quiet' as const) };
  return (
    <li className={cx(styles.card, badge && styles.marked)}>
      <article aria-labelledby={nameId} className={styles.body}>
        <div className={styles.header}>
          <Heading id={nameId} className={cx(text.title2, styles.words)}>
            {name}
          </Heading>
          {badge && (
            <Badge tone="primary" variant="soft">
              {badge}
            </Badge>
          )}
        </div>
        <p className={cx(text.body, styles.quiet)}>{description}</p>
        <div>
          <p className={styles.price}>
            <bdi dir="ltr" className={cx(text.figure, tabular)}>
              {price}
            </bdi>
            {per && <span className={cx(text.caption, styles.quiet)}> {per}</span>}
          </p>
          {priceDescription && <p className={cx(text.caption, styles.quiet)}>{priceDescription}</p>}
        </div>
        {href && !current ? (
          <ButtonLink {...button} href={href} onClick={() => onAction?.(id)}>
            {actionLabel}
          </ButtonLink>
        ) : (
          <Button {...button} disabled={current} onClick={() => onAction?.(id)}>
            {actionLabel}
          </Button>
        )}
        <ul className={styles.features}>
          {features.map(({ label, included = true }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- static list without IDs
            <li key={index} className={cx(text.body, styles.feature, !included && styles.quiet)}>
              <Icon as={included ? Check : Minus} size={16} className={included ? styles.yes : styles.no} />
              <span className={styles.words}>
                {label}
                {!included && <VisuallyHidden> ({strings.notIncluded})</VisuallyHidden>}
              </span>
            </li>
          ))}
        </ul>
      </article>
    </li>
  );
}
