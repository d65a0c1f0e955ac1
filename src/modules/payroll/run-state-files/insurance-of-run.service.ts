/** The insurance lists of a run: one for each workshop and contract row, what was taken of each before, and whether it would be written otherwise by now. */
import { createHash } from 'node:crypto';
import type { Tx } from '#platform/db/db.server.ts';
import type { Act, Actor } from '#platform/http/context.server.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { joined } from '../state-files/bank-shares.rules.ts';
import type { RowFault } from '../state-files/file-month.rules.ts';
import type { NamedFile, StateFiles } from '../state-files/file-rows.rules.ts';
import { type AskedFile, filesOf } from '../state-files/files-of.service.ts';
import { type InsuranceList, type Lists, lateIn, listsOf } from './insurance-lists.rules.ts';
import { insertInsuranceLists, noteInsuranceList, type TakenInsuranceList, takenInsuranceLists } from './insurance-lists.store.ts';
import { runStateFileErrors } from './run-state-files.errors.ts';
import { saidForm, saidHead } from './said-settings.rules.ts';
import type { Reader, Sealed } from './sealed-run.service.ts';

export interface ListAsked {
  readonly number: string | undefined;
  /** The month that was paid late; that of the run when absent. */
  readonly late: YearMonth | undefined;
  /** Of one workshop and contract row; of all when absent. */
  readonly areaId: string | undefined;
}

type Form = Pick<AskedFile, 'layout' | 'encoding'>;

export interface MadeList {
  readonly list: InsuranceList;
  readonly number: string;
  readonly made: StateFiles;
}

const FIRST_NUMBER = '1';
const USUAL = { layout: 'M', encoding: 'iranSystem' } as const;
/** Number of a list as the output type says it. */
export const usualNumber = ({ head }: Sealed): string | null => head.settings?.insurance?.['OPTNumberInsurList'] ?? null;

/** Name and SHA-256 of each file. */
export const hashesOf = (files: readonly NamedFile[]): string[] => files.map(({ name, bytes }) => `${name} ${createHash('sha256').update(bytes).digest('hex')}`);
const hashOf = ({ files }: StateFiles): string => createHash('sha256').update(hashesOf(files).join('\n')).digest('hex');

/** Layout and encoding as they are asked for, by the output type, or as usual. */
function formOf({ head }: Sealed, { layout, encoding }: Form) {
  const said = saidForm(head.settings?.insurance);
  return { layout: layout ?? said.layout ?? USUAL.layout, encoding: encoding ?? said.encoding ?? USUAL.encoding };
}

async function makeOne(sealed: Sealed, list: InsuranceList, number: string, { late }: Pick<ListAsked, 'late'>, asked: Form): Promise<MadeList> {
  const { run, head, day } = sealed;
  const { workshop, contractRow, workshopName, employer, address } = list.workshop;
  const said = {
    ...{ workshop, name: workshopName, employer, address: address ?? '', description: '', contractRow: contractRow ?? '' },
    ...{ listNumber: number, ...saidHead(head.settings?.insurance), year: (late ?? run).year, month: (late ?? run).month, day },
  };
  return { list, number, made: await filesOf('insurance', said, formOf(sealed, asked), list.rows) };
}

const listed = (sealed: Sealed, late?: YearMonth): Lists => listsOf({ ...sealed, areaId: sealed.head.areaId }, late);

/** Who is insured and of no workshop stands in no list. */
const homelessFaults = ({ homeless }: Lists): RowFault[] =>
  homeless.map(({ row, month }) => (month?.isInsured ? { row, field: 'workshop', code: 'missing' } : { row, field: 'insurance', code: 'notInsured' }));

export interface MadeLists {
  readonly lists: readonly MadeList[];
  readonly homeless: readonly RowFault[];
}

/** Each list by itself. Throws workshop where nobody is of one, layout and encoding. */
export async function makeLists(sealed: Sealed, { number, late, areaId }: ListAsked, asked: Form): Promise<MadeLists> {
  const found = listed(sealed, late);
  if (found.lists.length === 0 && found.homeless.length > 0) throw runStateFileErrors.error('workshop');
  const lists: MadeList[] = [];
  for (const list of found.lists.filter(({ workshop }) => areaId === undefined || workshop.areaId === areaId))
    lists.push(await makeOne(sealed, list, number ?? usualNumber(sealed) ?? FIRST_NUMBER, { late }, asked));
  return { lists, homeless: areaId === undefined ? homelessFaults(found) : [] };
}

const folderOf = ({ workshop: { workshop, contractRow } }: InsuranceList): string => (contractRow === null ? workshop : `${workshop}-${contractRow}`);

/** Lists as one answer: each in a folder of its own where there are several. */
export function joinedLists({ lists, homeless }: MadeLists): StateFiles {
  const isMany = lists.length > 1;
  const parts = lists.map(({ list, made }) => ({ ...made, files: isMany ? made.files.map((file) => ({ ...file, name: `${folderOf(list)}/${file.name}` })) : made.files }));
  const { refused, ...rest } = joined(parts);
  const control = parts.flatMap((part) => part.control ?? []).toSorted((a, b) => a.row - b.row);
  return { ...rest, control, refused: [...refused, ...homeless].toSorted((a, b) => a.row - b.row) };
}

const isOfMonth = ({ lateYear, lateMonth }: TakenInsuranceList, late: YearMonth | undefined): boolean => lateYear === (late?.year ?? null) && lateMonth === (late?.month ?? null);

/** Whether a list that was taken would be written otherwise by now. */
async function isOtherwise(sealed: Sealed, list: InsuranceList, { listNumber, layout, encoding, sha256 }: TakenInsuranceList): Promise<boolean> {
  const { made } = await makeOne(sealed, list, listNumber, { late: undefined }, { layout, encoding });
  return hashOf(made) !== sha256;
}

/** What each list of a run would come to, what is paid late of its workshop, and what was taken of it before. */
export async function toldLists({ db }: Pick<Reader, 'db'>, sealed: Sealed, { lists }: MadeLists) {
  const taken = await takenInsuranceLists(db, sealed.run.payRunId);
  const lates = lateIn(sealed).map((month) => ({ month, of: new Map(listed(sealed, month).lists.map((one) => [one.workshop.areaId, one])) }));
  const own = new Map(lists.map((one) => [one.list.workshop.areaId, one]));
  const told = [];
  for (const workshop of sealed.workshops) {
    const { areaId } = workshop;
    const late = lates.flatMap(({ month, of }) => (of.has(areaId) ? [month] : []));
    const one = own.get(areaId);
    if (one === undefined && late.length === 0) continue;
    const before = taken.filter((row) => row.areaId === areaId);
    const last = before.find((row) => isOfMonth(row, undefined));
    told.push({
      ...{ areaId, title: workshop.title, workshop: workshop.workshop, contractRow: workshop.contractRow },
      ...{ people: Number(one?.made.totals['people'] ?? 0), insurable: one?.made.totals['insurable'] ?? '0', late },
      left: new Set(one?.made.refused.map(({ row }) => row).filter((row) => row > 0)).size,
      number: last?.listNumber ?? usualNumber(sealed),
      isOtherwise: one !== undefined && last !== undefined && (await isOtherwise(sealed, one.list, last)),
      taken: before.map(({ areaId: _, layout: _layout, encoding: _encoding, ...row }) => row),
    });
  }
  return told;
}

/** Keeps the lists as taken; those of the run's own month are what is due by law once all of them were taken since the approval. */
export async function keepLists(
  { tx, actor, newId }: Pick<Act, 'newId'> & { readonly tx: Tx; readonly actor: Actor },
  sealed: Sealed,
  lists: readonly MadeList[],
  { late, asked }: { readonly late: YearMonth | undefined; readonly asked: Form },
): Promise<void> {
  const { payRunId, companyId } = sealed.run;
  const form = formOf(sealed, asked);
  const rows = lists
    .filter(({ made }) => made.files.length > 0)
    .map(({ list, number, made }) => ({
      ...{ id: newId(), areaId: list.workshop.areaId, listNumber: number, ...form, sha256: hashOf(made) },
      ...{ people: Number(made.totals['people']), insurable: made.totals['insurable'] ?? '0' },
    }));
  await insertInsuranceLists(tx, { payRunId, companyId, partyId: actor.partyId, lateYear: late?.year ?? null, lateMonth: late?.month ?? null }, rows);
  if (late !== undefined) return;
  const due = listed(sealed).lists.filter((list) => list.rows.some(({ month }) => month?.isInsured));
  await noteInsuranceList(
    tx,
    sealed.run,
    due.map(({ workshop }) => workshop.areaId),
  );
}
