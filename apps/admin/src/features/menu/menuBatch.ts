import { applyOps, MenuError, type CatalogueParts, type FieldErrors, type MenuOp } from '@larder/domain/contract';

/** Edits that a form saves together. */
export interface MenuBatch {
  ops: MenuOp[];
  /** Path of the form field that each op saves. A path that ends with a dot is a prefix of the record's field names. */
  paths: string[];
}

/** Joins the edits of a form. Updates without fields are left out. */
export function batchOf(...parts: readonly (readonly [path: string, ops: readonly MenuOp[]])[]): MenuBatch {
  const entries = parts
    .flatMap(([path, ops]) => ops.map((op) => ({ path, op })))
    .filter(({ op }) => op.op !== 'update' || Object.keys(op.set).length > 0);
  return { ops: entries.map(({ op }) => op), paths: entries.map(({ path }) => path) };
}

/** Fields of a group whose rules depend on its options. Their errors are reported for the last op. */
const groupFields = ['min', 'max', 'freeCount', 'prompt'];

/** Returns the errors and conflicts of a batch by form field, as the server would report them. */
export function batchErrors(catalogue: CatalogueParts, { ops, paths }: MenuBatch): FieldErrors {
  try {
    const newId = (_kind: string, tempId: string) => tempId;
    applyOps(catalogue, ops, { by: null, at: '', newId, published: new Set() });
    return {};
  } catch (error) {
    if (!(error instanceof MenuError)) throw error;
    const errors = Object.entries(error.extra.errors ?? {}).map(([path, list]) => {
      const [, op, , ...fields] = path.split('.');
      const field = fields.join('.');
      const prefix = groupFields.includes(field) ? '' : (paths[Number(op)] ?? '');
      return [prefix === '' || prefix.endsWith('.') ? `${prefix}${field}` : prefix, list];
    });
    return Object.fromEntries(errors) as FieldErrors;
  }
}
