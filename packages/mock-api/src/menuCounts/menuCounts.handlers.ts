import {
  billEndpoints,
  candidateEndpoints,
  chatEndpoints,
  countDue,
  countUnseen,
  emailEndpoints,
  invoiceEndpoints,
  taskEndpoints,
  type Endpoint,
  type EndpointInput,
  type EndpointParsedInput,
  type EndpointResponse,
  type menuCountsEndpoints,
} from '@larder/domain/contract';
import { can } from '../access';
import { billHandlers } from '../bills/bills.handlers';
import { chatHandlers } from '../chats/chats.handlers';
import type { Database } from '../database';
import { emailHandlers } from '../emails/emails.handlers';
import { invoiceHandlers } from '../invoices/invoices.handlers';
import { candidateHandlers } from '../jobs/candidates.handlers';
import type { Context, Handler, Handlers } from '../router';
import { taskHandlers } from '../tasks/tasks.handlers';

/**
 * Runs the handler of another endpoint in the same context. Skips its permission check and guard, so check `mayRead`
 * first.
 */
function handle<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  input: EndpointInput<E>,
  db: Database,
  context: Context,
) {
  const run = typeof handler === 'function' ? handler : handler.run;
  return run(endpoint.input.parse(input) as EndpointParsedInput<E>, db, context) as EndpointResponse<E>;
}

export const menuCountsHandlers: Handlers<typeof menuCountsEndpoints> = {
  counts({ restaurant, today }, db, context) {
    const mayRead = (subject: string) => can(context.ability, 'read', subject);
    const tasks =
      today !== '' && mayRead('task') ? handle(taskEndpoints.list, taskHandlers.list, {}, db, context) : undefined;
    const due = tasks && countDue(tasks, today);
    const ofRestaurant = { restaurant, perPage: 1 };
    return {
      email: mayRead('email')
        ? handle(emailEndpoints.list, emailHandlers.list, {}, db, context).emailsMeta.inbox
        : undefined,
      chat: mayRead('chat') ? countUnseen(handle(chatEndpoints.list, chatHandlers.list, {}, db, context)) : undefined,
      todo: due?.overdue,
      dueToday: due?.today,
      invoiceList: mayRead('invoice')
        ? handle(invoiceEndpoints.list, invoiceHandlers.list, { status: 'Past Due', perPage: 1 }, db, context).total
        : undefined,
      jobX:
        restaurant !== '' && mayRead('job')
          ? handle(candidateEndpoints.list, candidateHandlers.list, { ...ofRestaurant, stage: 'new' }, db, context)
              .total
          : undefined,
      bills:
        restaurant !== '' && mayRead('bill')
          ? handle(billEndpoints.list, billHandlers.list, ofRestaurant, db, context).views.open
          : undefined,
    };
  },
};
