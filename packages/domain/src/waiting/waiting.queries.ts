import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { billListQuery } from '../bills/bills.queries';
import type { ChatList } from '../chats/chats.contract';
import { chatsQuery } from '../chats/chats.queries';
import { emailsQuery } from '../emails/emails.queries';
import { invoiceListQuery } from '../invoices/invoices.queries';
import { candidatesQuery } from '../jobs/jobs.queries';
import { countDue } from '../tasks/tasks';
import type { Task } from '../tasks/tasks.contract';
import { tasksQuery } from '../tasks/tasks.queries';
import { useCurrentRestaurant } from '../workplace/workplace';

/** What may wait for somebody, by the page where it does. */
export interface Waiting {
  /** Unread mails of the inbox. */
  email?: number | undefined;
  /** Messages not seen. */
  chat?: number | undefined;
  /** Tasks that are overdue. */
  todo?: number | undefined;
  /** Tasks due today. */
  dueToday?: number | undefined;
  /** Invoices past due. */
  invoiceList?: number | undefined;
  /** Applicants nobody has looked at, of the current restaurant. */
  jobX?: number | undefined;
  /** Open bills of the current restaurant. */
  bills?: number | undefined;
}
export type WaitingPage = Exclude<keyof Waiting, 'dueToday'>;

const minute = 60_000;
const countUnseen = ({ chatsContacts }: ChatList) =>
  chatsContacts.reduce((count, { chat }) => count + chat.unseenMsgs, 0);
/** By the reader's own calendar, as their due dates are. */
const countDueToday = (tasks: readonly Task[]) => countDue(tasks, new Date().toLocaleDateString('en-CA'));

/** What waits on some pages, asked for again every minute; of the others nothing is asked for. */
export function useWaiting(isWanted: (page: WaitingPage) => boolean): Waiting {
  const restaurant = useCurrentRestaurant()?._id;
  const scope = restaurant ?? '';
  const when = (page: WaitingPage) => ({ enabled: isWanted(page), refetchInterval: minute });
  const whenSomewhere = (page: WaitingPage) => ({
    enabled: restaurant !== undefined && isWanted(page),
    refetchInterval: minute,
  });
  const email = useQuery({ ...emailsQuery({}), ...when('email'), select: ({ emailsMeta }) => emailsMeta.inbox }).data;
  const chat = useQuery({ ...chatsQuery(), ...when('chat'), select: countUnseen }).data;
  const due = useQuery({ ...tasksQuery({}), ...when('todo'), select: countDueToday }).data;
  const pastDue = { ...invoiceListQuery({ status: 'Past Due', perPage: 1 }), ...when('invoiceList') };
  const invoiceList = useQuery({ ...pastDue, select: ({ total }) => total }).data;
  const applicants = candidatesQuery({ restaurant: scope, stage: 'new', perPage: 1 });
  const jobX = useQuery({ ...applicants, ...whenSomewhere('jobX'), select: ({ total }) => total }).data;
  const today = billListQuery({ restaurant: scope, perPage: 1 });
  const bills = useQuery({ ...today, ...whenSomewhere('bills'), select: ({ views }) => views.open }).data;
  return useMemo(
    () => ({ email, chat, todo: due?.overdue, dueToday: due?.today, invoiceList, jobX, bills }),
    [email, chat, due, invoiceList, jobX, bills],
  );
}
