export const eventCalendars = ['Business', 'Holiday', 'Personal', 'Family', 'ETC'] as const;

/** Units of the interval at which an event can repeat. */
export const repeatUnits = ['day', 'week', 'month', 'year'] as const;
