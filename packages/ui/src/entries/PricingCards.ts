export { PricingCards } from '../patterns/PricingCards/PricingCards';
export type { PricingCardsProps, PricingFeature, PricingPlan } from '../patterns/PricingCards/PricingCards';
