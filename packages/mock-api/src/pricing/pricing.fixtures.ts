import { planOfCard, planPriceOf, type Pricing } from '@larder/domain/contract';

function priced(card: keyof typeof planOfCard) {
  const plan = planOfCard[card];
  const totalAnnual = planPriceOf(plan, 'yearly');
  return { monthlyPrice: planPriceOf(plan, 'monthly'), yearlyPlan: { perMonth: totalAnnual / 12, totalAnnual } };
}

export const pricing: Pricing = {
  basicPlan: {
    title: 'Basic',
    subtitle: 'For one kitchen that is just starting',
    ...priced('basicPlan'),
    planBenefits: [
      'One restaurant',
      'Up to 5 people',
      'Bills of the last 30 days',
      'One printed menu',
      'Help by e-mail',
    ],
    popular: false,
  },
  standardPlan: {
    title: 'Standard',
    subtitle: 'For a busy house with a full team',
    ...priced('standardPlan'),
    planBenefits: [
      'Up to 3 restaurants',
      'Up to 60 people',
      'Bills without a time limit',
      'Menus by daypart and channel',
      'Supply shop with saved orders',
      'Help by chat within the hour',
    ],
    popular: true,
  },
  enterprisePlan: {
    title: 'Enterprise',
    subtitle: 'For groups with an office of their own',
    ...priced('enterprisePlan'),
    planBenefits: [
      'Any number of restaurants',
      'Any number of people',
      'Roles and permissions of your own',
      'API keys for tills and bookkeeping',
      'Two-step sign-in for everyone',
      'A person who knows your house',
    ],
    popular: false,
  },
  qandA: [
    {
      question: 'When does a new plan begin?',
      ans: 'At once. What is left of the old period is taken off the first payment of the new one.',
    },
    {
      question: 'What happens to the data when we go down a plan?',
      ans: 'Nothing is deleted. What is beyond the smaller plan can be read, but not added to, until you go up again.',
    },
    {
      question: 'Can each restaurant of a group be billed on its own?',
      ans: 'Yes. Give each restaurant a billing address; each then receives its own invoice on the same day.',
    },
    {
      question: 'Is there a discount for paying by the year?',
      ans: 'Yes, and the price beside each plan already has it in it. A year is paid at once and refunded by the month.',
    },
    {
      question: 'How does the trial end?',
      ans: 'After 14 days by itself. You are back on the plan you came from; nothing is charged for the days in between.',
    },
  ],
};
