import { readSession, useSession } from '@larder/domain';
import { shownScope } from '../../lib/shownScope';

/** Returns the restaurants whose bills are shown, for code outside React. Throws if the user has no access. */
export const readBillScope = (id: string | undefined) => shownScope(readSession(), id, 'bill').id;

/** The restaurants whose bills are shown: `all`, or the one in the URL, else the current one. */
export const useBillScope = (id: string | undefined) => shownScope(useSession(), id, 'bill');
