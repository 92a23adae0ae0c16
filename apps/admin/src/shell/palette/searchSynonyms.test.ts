import { expect, it } from 'vitest';
import { searchRows } from './searchMatch';
import { searchSynonyms } from './searchSynonyms';

it('"arab" finds the Arabic language, but not the text direction', () => {
  const rows = [
    { title: 'Right to left', keywords: searchSynonyms['direction'] },
    { title: 'العربية', keywords: 'Arabic' },
  ];
  expect(searchRows(rows, 'arab', 4).map(({ row }) => row.title)).toEqual(['العربية']);
});

it.each([
  ['dark', 'داكن'],
  ['light', 'فاتح'],
  ['system', 'النظام'],
])('the English word %j finds the skin in Arabic', (skin, title) => {
  expect(searchRows([{ title, keywords: searchSynonyms[skin] }], skin, 4)).toHaveLength(1);
});

it.each([
  ['takings', ['salesDashboard']],
  ['shift', ['today']],
  ['rota', ['today']],
  ['roster', ['today']],
  ['who works', ['today']],
  ['Dienstplan', ['today']],
  ['équipe du jour', ['today']],
  ['escala', ['today']],
  ['مناوبات', ['today']],
  ['team', ['today', 'userList']],
  ['Speisekarte', ['menuManagement']],
  ['paramètres', ['accountSettings']],
  ['ajuda', ['faq', 'knowledgeBase']],
  ['Richtung', ['direction']],
  ['vagas', ['jobX']],
  ['فروع', ['restaurants']],
  ['factur', ['invoiceList', 'newInvoice']],
  ['Termin', ['calendar', 'newEvent']],
  ['rückgängig', ['undo']],
  ['token', ['apiKey']],
  ['my orders', ['orders']],
  ['Bestellverlauf', ['orders']],
])('the word %j finds %j', (word, found) => {
  const rows = Object.entries(searchSynonyms).map(([title, keywords]) => ({ title, keywords }));
  expect(
    searchRows(rows, word, 9)
      .map(({ row }) => row.title)
      .toSorted(),
  ).toEqual(found);
});
