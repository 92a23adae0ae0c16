import { MenuError, type FieldErrors, type MenuOp } from '@larder/domain/contract';
import type { Database } from '../database';
import { conflict, invalid, notFound, versionConflict, type HttpError } from '../httpError';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import type { Context } from '../router';
import { infoOf } from './draftInfo';
import type { MenuData } from './menu.store';

function toHttpError({ code, extra }: MenuError): HttpError {
  if (code === 'validation') return invalid(extra.errors ?? {});
  return code === 'not_found' ? notFound(extra.subject ?? 'item', extra.id ?? '') : conflict(code, { ...extra });
}

/** Runs a step and converts a `MenuError` to an `HttpError`. */
export function withHttpErrors<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw error instanceof MenuError ? toHttpError(error) : error;
  }
}

/** Throws 409 with the current draft if the version is outdated. */
export function rejectStaleDraft(body: Record<string, unknown>, data: MenuData, db: Database, context: Context) {
  const given = body.draftVersion;
  if (typeof given === 'number' && given !== data.draftVersion) throw versionConflict(infoOf(data, db, context));
}

export function rejectScheduledDraft(data: MenuData, db: Database, context: Context) {
  if (data.schedule) throw conflict('draft_scheduled', { current: infoOf(data, db, context) });
}

/** Rejects prices and availability for unknown restaurants. */
export function rejectUnknownRestaurants(ops: readonly MenuOp[], db: Database) {
  const known = new Set(restaurantStore(db).restaurants.rows.map(({ id }) => id));
  const errors: FieldErrors = {};
  ops.forEach((op, n) => {
    if (op.op !== 'create' && op.op !== 'update') return;
    const { priceOverrides, restaurantIds } = op.set;
    const given = [
      ...Object.keys(Object(priceOverrides) as object).map((id) => [id, `priceOverrides.${id}`] as const),
      ...(Array.isArray(restaurantIds) ? restaurantIds : []).map(
        (id: unknown, at) => [id, `restaurantIds.${at}`] as const,
      ),
    ];
    for (const [id, field] of given) if (!known.has(id as string)) errors[`ops.${n}.set.${field}`] = ['pick'];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
