import { cartQuery, couponsQuery, ordersQuery, readSession, userDetailsQuery, type QueryClient } from '@larder/domain';

/** Starts the queries of the checkout without waiting: the page shows its loading and error states. */
export async function loadCheckout(queryClient: QueryClient, step: string | undefined) {
  if (step === 'done') {
    void queryClient.prefetchQuery(ordersQuery());
    return;
  }
  void queryClient.prefetchQuery(cartQuery());
  void queryClient.prefetchQuery(couponsQuery());
  const userId = readSession().user?.id;
  if (step !== undefined && userId !== undefined) void queryClient.prefetchQuery(userDetailsQuery(userId));
}
