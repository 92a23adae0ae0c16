import { readSession, useSession } from '@larder/domain';
import { shownScope } from '../../lib/shownScope';

/**
 * Returns the ID of the restaurant whose bills are shown, or `all`, outside React. Throws if the user has no access.
 */
export const readBillScope = (id: string | undefined) => shownScope(readSession(), id, 'bill').id;

/** Returns the scope of the shown bills: `all`, the restaurant in the URL, or the current one. */
export const useBillScope = (id: string | undefined) => shownScope(useSession(), id, 'bill');
