export const eventCalendars = ['Business', 'Holiday', 'Personal', 'Family', 'ETC'] as const;

/** Units of the rule of a recurring event. */
export const repeatUnits = ['day', 'week', 'month', 'year'] as const;
