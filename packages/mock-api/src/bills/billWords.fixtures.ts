import type { DiscountReason, RefundReason, VoidReason } from '@larder/domain/contract';

// Names and texts for the bills of the demo.

export const guestNames = [
  'Amara Bello',
  'Bruno Castellane',
  'Chiyo Aramaki',
  'Dara Finnegan',
  'Esther Lindgren',
  'Farid Naseri',
  'Greta Holm',
  'Henrique Pinho',
  'Imogen Tate',
  'Jaswinder Gill',
  'Kenta Murasaki',
  'Lorena Prieto',
  'Milo Vance',
  'Noor Haddad',
  'Odile Garnier',
  'Per Aksel Dahl',
  'Quentin Bale',
  'Ruth Adeyemi',
  'Sofia Marques',
  'Tomoko Isaka',
] as const;

export const requests = [
  'Sauce on the side, please.',
  'No onions.',
  'Allergy: tree nuts. Please check.',
  'Well wrapped, it travels far.',
  'Cut in two to share.',
  'Bring it with the mains.',
  'Not too salty.',
  'Birthday candle on top.',
] as const;

export const discountsOnBills: readonly (readonly [name: string, reason: DiscountReason, rate: number])[] = [
  ['Neighbours’ Tuesday', 'promotion', 10_000],
  ['Regulars’ card', 'loyalty', 10_000],
  ['Regulars’ card', 'loyalty', 15_000],
  ['Staff meal', 'staff_meal', 50_000],
  ['Long wait', 'service_recovery', 20_000],
  ['House decision', 'manager_choice', 15_000],
];

export const discountsOnLines: readonly (readonly [name: string, reason: DiscountReason, rate: number])[] = [
  ['Dish of the day', 'promotion', 20_000],
  ['Second round', 'promotion', 25_000],
  ['Came late', 'service_recovery', 50_000],
];

export const presents: readonly (readonly [name: string, reason: DiscountReason])[] = [
  ['On the house', 'manager_choice'],
  ['On the house', 'service_recovery'],
  ['Birthday', 'manager_choice'],
  ['Taster for a regular', 'loyalty'],
];

export const voidsOfLines: readonly (readonly [reason: VoidReason, note: string])[] = [
  ['guest_changed_mind', ''],
  ['entry_error', ''],
  ['entry_error', 'Rung up twice.'],
  ['kitchen_error', 'Wrong side.'],
  ['quality', 'Sent back, too salty.'],
  ['wait_too_long', ''],
  ['other', 'Ran out after it was ordered.'],
];

export const voidsOfBills: readonly (readonly [reason: VoidReason, note: string])[] = [
  ['duplicate', ''],
  ['walk_out', ''],
  ['entry_error', ''],
  ['other', 'Trial of a new till.'],
];

export const refundCauses: readonly (readonly [reason: RefundReason, note: string])[] = [
  ['overcharge', ''],
  ['quality', 'Called the next day, very polite.'],
  ['not_received', 'One bag was missing.'],
  ['double_payment', ''],
  ['other', 'Agreed with the guest at the door.'],
];

export const cardBrands = ['Meridian', 'Harbour', 'Tern', 'Northline'] as const;
