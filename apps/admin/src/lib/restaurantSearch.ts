import { readSession } from '@larder/domain';
import * as z from 'zod/mini';

const isCurrent = (id: string) => id === readSession().restaurant?._id;

/** Search parameter with the ID of the shown restaurant. The current one is omitted. */
export const restaurantSearch = z.catch(
  z.optional(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => {
        const id = String(value);
        return id === '' || isCurrent(id) ? undefined : id;
      }),
    ),
  ),
  undefined,
);
