import type { Endpoint, EndpointInput } from '../http/endpoint';
import type { LedgerCall } from './ledger.atoms';

export type Fields = Record<string, unknown>;

// Copies via JSON, which drops undefined properties, as storage would.
const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? {})) as Fields;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutId = ({ id: _id, version: _version, ...fields }: Fields): Fields => fields;

/** Returns the fields that a call writes: those of the record in its input, or of the input itself. */
export const fieldsOf = ({ method, input }: Pick<LedgerCall, 'method' | 'input'>): Fields => {
  if (method === 'DELETE') return {};
  const fields = withoutId(input);
  const [record, ...others] = Object.values(fields);
  return isFields(record) && others.length === 0 ? withoutId(record) : fields;
};

/** Returns the name of the record in the input if its version is part of the record. */
const versionedRecord = (input: Fields) =>
  Object.keys(input).find((name) => isFields(input[name]) && 'version' in input[name]);

export const versionOf = (input: Fields) => {
  const name = versionedRecord(input);
  return (name ? (input[name] as Fields) : input)['version'];
};

function withVersion(input: Fields, version: unknown): Fields {
  const name = versionedRecord(input);
  return name ? { ...input, [name]: { ...(input[name] as Fields), version } } : { ...input, version };
}

/** Adds the version that the call replaces and the values it overwrites. */
export function guardCall(step: LedgerCall, { version, ...record }: Fields): LedgerCall {
  const names = Object.keys(fieldsOf(step));
  const left = Object.fromEntries(names.map((name) => [name, record[name]]));
  return { ...step, input: withVersion(step.input, version), ...(names.some((name) => name in record) && { left }) };
}

/**
 * Converts a call to its serializable form. If `saved` is given, undo asks the user before it overwrites
 * newer values.
 */
export function ledgerCall<E extends Endpoint>(
  { method, path }: E,
  input: EndpointInput<E>,
  saved?: { version?: number },
): LedgerCall {
  const step: LedgerCall = { method: method === 'DELETE' ? 'DELETE' : 'POST', path, input: plain(input) };
  return saved?.version === undefined ? step : guardCall(step, plain(saved));
}
