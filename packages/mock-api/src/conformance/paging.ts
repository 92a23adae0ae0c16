import { toRequest, type Call } from './calls';
import type { Session } from './session';
import { checkResult, type CheckResult } from './report';

interface Page {
  rows: unknown[];
  total: number;
}

/** Finds the paged list in a response. Ignores the list of all rows and longer lists. */
function pageOf(data: unknown, perPage: number): Page | null {
  const { total, ...rest } = (data ?? {}) as Record<string, unknown>;
  if (typeof total !== 'number') return null;
  const lists = Object.entries(rest).filter(([name, value]) => name !== 'allData' && Array.isArray(value));
  const [rows] = lists.map(([, value]) => value as unknown[]).filter((list) => list.length <= perPage);
  return { rows: rows ?? [], total };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Checks that two pages of 2 equal a page of 4, and that a page after the end is empty with the same total. */
export async function checkPaging(call: Call, input: object, { client, token }: Session): Promise<CheckResult[]> {
  if (!call.members.page || !call.members.perPage) return [];
  const ask = async (page: number, perPage: number) => {
    const { data } = await client.send({ ...toRequest(call, { ...input, page, perPage }), token });
    return pageOf(data, perPage);
  };
  const [first, second, both, beyond] = [await ask(1, 2), await ask(2, 2), await ask(1, 4), await ask(100_000, 2)];
  if (!first || !second || !both || !beyond) return [];
  const isSum = same([...first.rows, ...second.rows], both.rows);
  const isEnd = beyond.rows.length === 0 && beyond.total === first.total;
  const isCounted = both.rows.length === Math.min(4, both.total);
  return [
    checkResult('pages', isSum && isCounted ? null : `2 pages of 2 are not the page of 4 (total ${both.total})`),
    checkResult(
      'past the end',
      isEnd ? null : `page 100000 has ${beyond.rows.length} rows, total ${beyond.total} for ${first.total}`,
    ),
  ];
}
