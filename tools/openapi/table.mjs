import { tablesOf } from './document.mjs';
import { linkTo } from './homes.mjs';

const intro = `# Where each call lives

Written by \`pnpm openapi\` from the endpoint tables; a test keeps it current. The call's parameters, answers and refusals are in
\`docs/openapi.json\`, to be read in Storybook under Foundations/API.

Every call is written down once, in a contract of \`packages/domain\`; the client, the in-browser API, the document, the conformance
kit and the tests read that one table. A call without a hook is asked for by no page yet.`;

const code = (text) => `\`${text}\``;
const list = (names) => names.map(code).join(', ') || '–';

/** Creates docs/contract.md: all endpoints with their source files. */
export function createTable(contract, { tables, callersOf }) {
  const byFolder = Map.groupBy(tablesOf(contract), ([name]) => tables[name]?.folder ?? '');
  const chapters = [...byFolder]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([folder, entries]) => {
      const contracts = [...new Set(entries.map(([name]) => linkTo(tables[name].contract)))];
      const handlers = [...new Set(entries.flatMap(([name]) => tables[name].handlers.map(linkTo)))];
      const rows = entries.flatMap(([name, table]) =>
        Object.entries(table).map(
          ([call, { method, path }]) =>
            `| ${code(`${method} ${path}`)} | ${code(`${name.replace(/Endpoints$/, '')}.${call}`)} | ${list(callersOf(name, call))} |`,
        ),
      );
      return [
        `## ${folder}`,
        `Contract: ${contracts.join(', ')}. Answered by ${handlers.join(', ') || 'nobody yet'}.`,
        ['| call | name | asked for by |', '| --- | --- | --- |', ...rows].join('\n'),
      ].join('\n\n');
    });
  const total = tablesOf(contract).reduce((sum, [, table]) => sum + Object.keys(table).length, 0);
  return `${[intro, `${total} calls.`, ...chapters].join('\n\n')}\n`;
}
