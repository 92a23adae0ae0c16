import api from '../packages/ui/api.md?raw';
import { readApiReport } from '../tools/apiReport.ts';

export const { importLine, entryOf, propsOf } = readApiReport(api);
