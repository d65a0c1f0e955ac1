/** Lists by the columns of insurers as they have always been written: the golden sheet, and that each field and form of writing stands in it. */
import { expect, test } from 'vitest';
import { allColumns, formatsOf, type InsurerColumn, sheetBy } from './insurer-columns.rules.ts';
import words from './insurers-page.messages.fa.ts';

const line = {
  ...{ place: '1', change: 'joined', pseudoId: '1001', fullName: 'A B', insuredName: 'C D', relation: 'Son', nationalCode: '0013542478', birthDate: '2015-01-01' },
  ...{ tier: null, joinedOn: '2026-04-01', thruDate: '2027-03-20', premium: '12000005', listNumber: '3' },
};

test('each field in each of its forms', () => {
  const columns = Object.keys(words.fields).flatMap((field) =>
    formatsOf(field).map((format): InsurerColumn => ({ field: field as InsurerColumn['field'], title: `${field} ${format}`, format, fixedText: field === 'text' ? 'P-7' : null })),
  );
  const { heads, rows } = sheetBy(columns, [line], { change: { joined: 'New' }, relation: { Son: 'Boy' } });
  expect(Object.fromEntries(heads.map((head, at) => [head, rows[0]?.[at]]))).toMatchInlineSnapshot(`
    {
      "birthDate compact": "13931011",
      "birthDate gregorian": "2015-01-01",
      "birthDate plain": "1393/10/11",
      "change code": "joined",
      "change plain": "New",
      "fullName plain": "A B",
      "insuredName plain": "C D",
      "joinedOn compact": "14050112",
      "joinedOn gregorian": "2026-04-01",
      "joinedOn plain": "1405/01/12",
      "listNumber plain": "3",
      "nationalCode plain": "0013542478",
      "place plain": "1",
      "premium plain": "12000005",
      "premium toman": "1200000.5",
      "pseudoId plain": "1001",
      "relation code": "Son",
      "relation plain": "Boy",
      "text plain": "P-7",
      "thruDate compact": "14051229",
      "thruDate gregorian": "2027-03-20",
      "thruDate plain": "1405/12/29",
      "tier plain": "",
    }
  `);
  expect(sheetBy(allColumns, [line], {}).heads).toHaveLength(columns.length - 10);
});
