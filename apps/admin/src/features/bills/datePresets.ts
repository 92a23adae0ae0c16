export const datePresets = ['today', 'yesterday', 'thisWeek', 'last7'] as const;
export type DatePreset = (typeof datePresets)[number];

/** Presets that the URL and saved views store by name, so that their dates follow the current day. */
export const datePeriods = ['yesterday', 'thisWeek', 'last7'] as const satisfies readonly DatePreset[];
