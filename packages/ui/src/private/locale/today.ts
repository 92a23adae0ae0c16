import { createContext } from 'react';

/** Returns the current day of the provider, ISO. Undefined for the day of the device. */
export const TodayContext = createContext<(() => string) | undefined>(undefined);
