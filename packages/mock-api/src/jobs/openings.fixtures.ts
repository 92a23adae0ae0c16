import type { JobOpening } from '@larder/domain/contract';

export type OpeningRecord = Omit<JobOpening, 'hired' | 'active' | 'late'>;

type Wage = NonNullable<JobOpening['wage']>;
const hourly = (min: number, max: number, currency: string, tipped = false): Wage => ({
  basis: 'hour',
  min,
  max,
  currency,
  tipped,
});

const day = 86_400_000;

type Plain = Omit<
  OpeningRecord,
  'id' | 'publishedAt' | 'closesOn' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'
>;

const yesNo = (id: string, text: string, knockout = true) => ({ id, text, kind: 'yes_no' as const, knockout });
const open = (id: string, text: string) => ({ id, text, kind: 'text' as const, knockout: false });

const plain: readonly Plain[] = [
  {
    restaurantId: 'rst-nyc',
    title: 'Server, evenings',
    position: 'server',
    employment: 'full_time',
    seats: 3,
    description:
      'Five evenings a week in a room of eighty covers. You know the difference between hurried and quick, and you tell us when the kitchen is falling behind before it does.',
    wage: hourly(1_650, 2_000, 'USD', true),
    managerId: 'stf-1',
    userRole: 'subscriber',
    slug: 'nyc-server-evenings-1',
    questions: [
      yesNo('q-1', 'Can you work Friday and Saturday evenings?'),
      open('q-2', 'Which dish would you sell to someone who cannot decide?'),
    ],
    status: 'published',
  },
  {
    restaurantId: 'rst-nyc',
    title: 'Line cook',
    position: 'cook',
    employment: 'full_time',
    seats: 1,
    description:
      'The fish station, lunch and dinner. Clean board, sharp knives, and a mise en place that survives a Saturday. We pay for your food safety course.',
    wage: hourly(2_100, 2_500, 'USD'),
    managerId: 'stf-1',
    userRole: 'subscriber',
    slug: 'nyc-line-cook-2',
    questions: [yesNo('q-1', 'Have you worked a fish station before?', false), open('q-2', 'Where did you learn?')],
    status: 'published',
  },
  {
    restaurantId: 'rst-nyc',
    title: 'Host, weekends',
    position: 'host',
    employment: 'part_time',
    seats: 1,
    description:
      'Saturday and Sunday from ten. You keep the list honest, the door calm, and you remember who sat where the last time.',
    wage: hourly(1_800, 2_100, 'USD'),
    managerId: 'stf-1',
    userRole: 'subscriber',
    slug: 'nyc-host-weekends-3',
    questions: [yesNo('q-1', 'Are you free on both weekend days?')],
    status: 'paused',
  },
  {
    restaurantId: 'rst-nyc',
    title: 'Server, lunch',
    position: 'server',
    employment: 'part_time',
    seats: 2,
    description:
      'Monday to Friday, half past eleven to three. Short, busy services with regulars who have forty minutes and know it.',
    wage: hourly(1_600, 1_800, 'USD', true),
    managerId: 'stf-1',
    userRole: 'subscriber',
    slug: 'nyc-server-lunch-4',
    questions: [],
    status: 'filled',
  },
  {
    restaurantId: 'rst-lis',
    title: 'Cook, grill',
    position: 'cook',
    employment: 'full_time',
    seats: 1,
    description:
      'You stand at the charcoal from Tuesday to Saturday. Whole fish, slow lamb, and a fire you lay yourself every afternoon.',
    wage: hourly(1_000, 1_300, 'EUR'),
    managerId: 'stf-15',
    userRole: 'subscriber',
    slug: 'lis-cook-grill-5',
    questions: [yesNo('q-1', 'Have you cooked over charcoal?'), open('q-2', 'What do you cook at home?')],
    status: 'published',
  },
  {
    restaurantId: 'rst-lis',
    title: 'Server',
    position: 'server',
    employment: 'seasonal',
    seats: 2,
    description:
      'From Easter to October on the terrace. Portuguese and one more language, comfortable shoes, and a head for thirty tables.',
    wage: hourly(820, 950, 'EUR', true),
    managerId: 'stf-15',
    userRole: 'subscriber',
    slug: 'lis-server-6',
    questions: [open('q-1', 'Which languages do you serve in?')],
    status: 'published',
  },
  {
    restaurantId: 'rst-tyo',
    title: 'Server, counter',
    position: 'server',
    employment: 'full_time',
    seats: 3,
    description:
      'You explain each plate in a sentence, pour at the right moment, and leave the guest alone at the other ones. Dinner only.',
    wage: hourly(1_350, 1_600, 'JPY'),
    managerId: 'stf-29',
    userRole: 'subscriber',
    slug: 'tyo-server-counter-7',
    questions: [yesNo('q-1', 'Can you work until midnight?'), open('q-2', 'Which drinks do you like to explain?')],
    status: 'published',
  },
  {
    restaurantId: 'rst-tyo',
    title: 'Bartender',
    position: 'bartender',
    employment: 'part_time',
    seats: 1,
    description: 'Sake and highballs, three evenings.',
    wage: null,
    managerId: '',
    userRole: 'subscriber',
    slug: 'tyo-bartender-8',
    questions: [],
    status: 'draft',
  },
];

/** Creates 8 openings: 5 published, 1 paused, 1 filled, 1 draft. */
export const seedOpenings = (now: Date): OpeningRecord[] =>
  plain.map((opening, index) => {
    const createdAt = new Date(now.getTime() - (60 - index * 4) * day).toISOString();
    return {
      ...structuredClone(opening),
      id: `opn-${index + 1}`,
      publishedAt: opening.status === 'draft' ? null : new Date(Date.parse(createdAt) + day).toISOString(),
      closesOn: index === 5 ? new Date(now.getTime() + 30 * day).toISOString().slice(0, 10) : null,
      version: 1,
      createdAt,
      updatedAt: createdAt,
      updatedBy: { id: 2, name: 'Ilse Okafor' },
    };
  });
