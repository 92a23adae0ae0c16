import {
  useCurrentRestaurant,
  useDueTasks,
  useNewApplicants,
  useOpenBills,
  usePastDueInvoices,
  useUnreadEmails,
  useUnseenMessages,
} from '@larder/domain';
import { useMemo } from 'react';
import type { CountedPage, MenuCounts } from './menuCounts';
import { availablePage, type PageAccess } from './navigation';

/** Fetches the counts of the pages that the user may open. */
export function useMenuCounts(access: PageAccess): MenuCounts {
  const restaurant = useCurrentRestaurant()?._id;
  const scope = restaurant ?? '';
  const isOffered = (page: CountedPage) => availablePage(page, access) !== undefined;
  const email = useUnreadEmails(isOffered('email'));
  const chat = useUnseenMessages(isOffered('chat'));
  const due = useDueTasks(isOffered('todo'));
  const invoiceList = usePastDueInvoices(isOffered('invoiceList'));
  const jobX = useNewApplicants(scope, restaurant !== undefined && isOffered('jobX'));
  const bills = useOpenBills(scope, restaurant !== undefined && isOffered('bills'));
  return useMemo(
    () => ({ email, chat, todo: due?.overdue, dueToday: due?.today, invoiceList, jobX, bills }),
    [email, chat, due, invoiceList, jobX, bills],
  );
}
