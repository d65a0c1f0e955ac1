/** Fields of the insurance organisation's tables in the layouts that were seen (guide iran.md 2.1). Pure. */
import type { DbfField } from './dbf.rules.ts';

/** `T`: the organisation's own template; `M`: the most that its instruction allows; `extended`: M with the bases that newer programs add. */
export const insuranceLayouts = ['T', 'M', 'extended'] as const;
export type InsuranceLayout = (typeof insuranceLayouts)[number];

/** Widths of names, of a head's name, of its address, of a place, of a job, of an insurance number. */
interface Widths {
  readonly name: number;
  readonly head: number;
  readonly address: number;
  readonly place: number;
  readonly job: number;
  readonly number: number;
}
const template: Widths = { name: 60, head: 30, address: 40, place: 30, job: 50, number: 8 };
const most: Widths = { name: 100, head: 100, address: 100, place: 100, job: 100, number: 10 };
const AMOUNT = 12;

const text = (name: string, width: number): DbfField => ({ name, type: 'C', width });
const number = (name: string, width: number = AMOUNT): DbfField => ({ name, type: 'N', width });
const amounts = (names: string): DbfField[] => names.split(' ').map((name) => number(name));

const headFields = ({ head, address }: Widths): DbfField[] => [
  ...[text('DSK_ID', 10), text('DSK_NAME', head), text('DSK_FARM', head), text('DSK_ADRS', address)],
  ...[number('DSK_KIND', 1), number('DSK_YY', 2), number('DSK_MM', 2), text('DSK_LISTNO', 12), text('DSK_DISC', head), number('DSK_NUM', 5), number('DSK_TDD', 6)],
  ...amounts('DSK_TROOZ DSK_TMAH DSK_TMAZ DSK_TMASH DSK_TTOTL DSK_TBIME DSK_TKOSO DSK_BIC'),
  ...[number('DSK_RATE', 5), number('DSK_PRATE', 2), number('DSK_BIMH'), text('MON_PYM', 3)],
];

const rowFields = ({ name, place, job, number: width }: Widths): DbfField[] => [
  ...[text('DSW_ID', 10), number('DSW_YY', 2), number('DSW_MM', 2), text('DSW_LISTNO', 12), text('DSW_ID1', width)],
  ...[text('DSW_FNAME', name), text('DSW_LNAME', name), text('DSW_DNAME', name), text('DSW_IDNO', 15), text('DSW_IDPLC', place)],
  ...[text('DSW_IDATE', 8), text('DSW_BDATE', 8), text('DSW_SEX', 3), text('DSW_NAT', 10), text('DSW_OCP', job), text('DSW_SDATE', 8), text('DSW_EDATE', 8)],
  number('DSW_DD', 2),
  ...amounts('DSW_ROOZ DSW_MAH DSW_MAZ DSW_MASH DSW_TOTL DSW_BIME'),
  ...[number('DSW_PRATE', 2), text('DSW_JOB', 6), text('PER_NATCOD', 10)],
];

/** Fields of the head and of its rows. */
export const fieldsOf: Readonly<Record<InsuranceLayout, { readonly head: readonly DbfField[]; readonly rows: readonly DbfField[] }>> = {
  T: { head: headFields(template), rows: rowFields(template) },
  M: { head: headFields(most), rows: rowFields(most) },
  extended: { head: [...headFields(most), ...amounts('DSK_INC DSK_SPOUSE')], rows: [...rowFields(most), ...amounts('DSW_INC DSW_SPOUSE')] },
};
