/** Fields of a user that files contain. */
export const importedFields = [
  'fullName',
  'username',
  'email',
  'contact',
  'company',
  'country',
  'role',
  'restaurantIds',
  'currentPlan',
  'status',
] as const;
export type ImportedField = (typeof importedFields)[number];
