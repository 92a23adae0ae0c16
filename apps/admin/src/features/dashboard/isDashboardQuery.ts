import { cardKeys, dashboardKeys } from '@larder/domain';

const [cards] = cardKeys.all;
const [, serviceDay] = dashboardKeys.all('all');

/** Returns true for the keys of cards and service days. */
export const isDashboardQuery = ([first, second]: readonly unknown[]) => first === cards || second === serviceDay;
