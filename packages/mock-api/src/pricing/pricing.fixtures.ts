import { planOfCard, planPriceOf, type Pricing } from '@larder/domain/contract';

function priced(card: keyof typeof planOfCard) {
  const plan = planOfCard[card];
  const totalAnnual = planPriceOf(plan, 'yearly');
  return { monthlyPrice: planPriceOf(plan, 'monthly'), yearlyPlan: { perMonth: totalAnnual / 12, totalAnnual } };
}

export const pricing: Pricing = {
  basicPlan: {
    title: 'Basic',
    subtitle: 'For a single restaurant',
    ...priced('basicPlan'),
    planBenefits: ['One restaurant', 'Up to 5 people', 'Bills of the last 30 days', 'One menu', 'Support by e-mail'],
    popular: false,
  },
  standardPlan: {
    title: 'Standard',
    subtitle: 'For a busy restaurant with a full team',
    ...priced('standardPlan'),
    planBenefits: [
      'Up to 3 restaurants',
      'Up to 60 people',
      'Unlimited bill history',
      'Menus by daypart and channel',
      'Supply shop with saved orders',
      'Support by chat within an hour',
    ],
    popular: true,
  },
  enterprisePlan: {
    title: 'Enterprise',
    subtitle: 'For restaurant groups',
    ...priced('enterprisePlan'),
    planBenefits: [
      'Any number of restaurants',
      'Any number of people',
      'Custom roles and permissions',
      'API keys for tills and bookkeeping',
      'Two-step sign-in for everyone',
      'A personal contact',
    ],
    popular: false,
  },
  qandA: [
    {
      question: 'When does a new plan start?',
      ans: 'Immediately. The unused part of the old period is deducted from the first payment of the new one.',
    },
    {
      question: 'What happens to our data if we choose a smaller plan?',
      ans: 'Nothing is deleted. What the smaller plan does not include can be read and exported, but not changed.',
    },
    {
      question: 'Can each restaurant of a group be billed separately?',
      ans: 'Yes. Add a billing address for each restaurant. Each then receives its own invoice.',
    },
    {
      question: 'Is there a discount for yearly payment?',
      ans: 'Yes. The yearly prices shown include it. If you cancel, the remaining full months are refunded.',
    },
    {
      question: 'How does the trial end?',
      ans: 'It ends automatically after 14 days. You return to your previous plan, and nothing is charged for the trial.',
    },
  ],
};
