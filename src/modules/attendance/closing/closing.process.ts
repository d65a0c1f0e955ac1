/**
 * Sheets on their way: those above the people of a closing, whoever drafted it when they come back, and the closing in the transaction of the last answer. A case is
 * about all people of it and divided where others decide; each part is closed by itself, whole or not at all.
 */
import { listInWords } from '#kernel/persian-text/persian-text.ts';
import { z } from '#kernel/schema.ts';
import type { Db } from '#platform/db/db.server.ts';
import { MODIFY, RESUBMIT } from '#platform/workflow/answers.rules.ts';
import { subjectIdsOf } from '#platform/workflow/cases/subjects.store.ts';
import { namesOf } from '#platform/workflow/people/people.store.ts';
import { defineProcess, type FormKind, type ProcessCase, type WritingCase } from '#platform/workflow/process.define.ts';
import { waitForCounting } from '../days/marks.store.ts';
import type { FactorMapping } from '../factors/factors.rules.ts';
import { factorMappingOf } from '../factors/factors.store.ts';
import { periodTitle } from '../periods/period-words.rules.ts';
import { periodBy } from '../periods/periods.store.ts';
import { noteDifferences } from '../sheets/count-sheets.service.ts';
import { payLinesOf } from '../sheets/pay-lines.rules.ts';
import { added, type FlatFigures, type SheetStatus } from '../sheets/sheet.rules.ts';
import { holdSheets, moveSheets, openDifferences, type Sheet, sheetsOfCase, takeDifferences, writeCounted } from '../sheets/sheets.store.ts';
import { closingErrors } from './closing.errors.ts';
import { FORMS, PROCESS, SERVICES, steps, variables } from './closing.steps.ts';
import words from './closing-process.messages.fa.ts';
import { type Recounted, recount } from './recount.service.ts';

const onTheirWay = ['AsInApproval', 'AsReturned'] as const satisfies readonly SheetStatus[];
const MOST_SHOWN = 200;
const MOST_NAMED = 5;

async function sheetsOf(db: Db, of: ProcessCase): Promise<readonly Sheet[]> {
  return of.recordId === null ? [] : sheetsOfCase(db, of.recordId, onTheirWay, await subjectIdsOf(db, of));
}

async function held({ tx, case: of }: WritingCase): Promise<readonly Sheet[]> {
  return of.recordId === null ? [] : holdSheets(tx, of.recordId, onTheirWay, await subjectIdsOf(tx, of));
}

/** What sheets are moved with, whoever moves them. */
type Writes = Pick<WritingCase, 'tx' | 'now' | 'newId' | 'audit'>;

async function move(writing: Writes, sheets: readonly Sheet[], status: SheetStatus, closedAt?: Date): Promise<void> {
  await moveSheets(
    writing.tx,
    sheets.map(({ sheetId }) => sheetId),
    status,
    closedAt === undefined ? {} : { closedAt },
  );
  for (const { sheetId: id, partyId: subjectPartyId, companyId, status: was } of sheets)
    writing.audit({ entity: 'AttendanceSheet', id, companyId, subjectPartyId, action: 'update', changes: { status: [was, status] } });
}

/** What whoever decides reads: each month with its sums. */
const read: FormKind['read'] = async ({ db, case: of }) => {
  const sheets = (await sheetsOf(db, of)).slice(0, MOST_SHOWN);
  const [first] = sheets;
  const period = first && (await periodBy(db, first.companyId, first.periodId));
  const names = await namesOf(
    db,
    sheets.map(({ partyId }) => partyId),
  );
  return {
    data: {
      period: period === undefined ? '' : periodTitle(period),
      periodId: period?.periodId ?? null,
      count: sheets.length,
      people: sheets.map(({ sheetId, partyId, figures, confirmedBy }) => ({
        sheetId,
        partyId,
        fullName: names.get(partyId) ?? '',
        confirmedBy,
        planned: figures?.figures.planned ?? 0,
        worked: figures?.figures.inside ?? 0,
        lacking: figures === null ? 0 : figures.figures.delay + figures.figures.gap + figures.figures.hurry + figures.figures.absence,
        overtime: figures?.figures.counted ?? 0,
        covered: figures?.figures.covered ?? 0,
      })),
    },
  };
};

const verify: FormKind = {
  title: words.forms.verify,
  sees: 'case',
  values: z.strictObject({}),
  read,
  async apply(writing, { outcome }) {
    if (outcome !== MODIFY) return undefined;
    await move(writing, await held(writing), 'AsReturned');
    return { returned: true };
  },
};

/** Refuses what came back of some people, by their names. */
async function refuse(db: Db, reason: 'hindered' | 'otherThanConfirmed', found: readonly Recounted[]): Promise<void> {
  if (found.length === 0) return;
  const people = found.slice(0, MOST_NAMED).map(({ sheet }) => sheet.partyId);
  const names = await namesOf(db, people);
  throw closingErrors.error(reason, { values: { names: listInWords(people.map((id) => names.get(id) ?? '')) } });
}

/**
 * What came back is counted anew from the days as they stand. Throws hindered where a day stops by now, otherThanConfirmed where a person or the silence of one has
 * confirmed something else: they check it again in another closing.
 */
const correct: FormKind = {
  title: words.forms.correct,
  sees: 'case',
  values: z.strictObject({}),
  read,
  async apply(writing, { outcome }) {
    if (outcome !== RESUBMIT) return undefined;
    const { tx } = writing;
    const sheets = await held(writing);
    const [first] = sheets;
    const period = first && (await periodBy(tx, first.companyId, first.periodId));
    if (first === undefined || period === undefined) return { returned: false };
    const counted = await recount(writing, sheets, period);
    await refuse(
      tx,
      'hindered',
      counted.filter(({ month }) => month.stops.length > 0),
    );
    await refuse(
      tx,
      'otherThanConfirmed',
      counted.filter(({ isOther, sheet }) => isOther && sheet.confirmedBy !== 'office'),
    );
    await move(writing, sheets, 'AsInApproval');
    return { returned: false };
  },
};

/** Of what became known of earlier months as much as leaves nothing below nothing, the earliest first; the rest waits. */
function takenOf(sheet: Sheet, open: readonly { readonly differenceId: string; readonly figures: FlatFigures }[], mapping: readonly FactorMapping[]) {
  let sum: FlatFigures = {};
  const taken: string[] = [];
  if (sheet.figures === null) return { taken, lines: [] };
  for (const { differenceId, figures } of open) {
    const next = added([sum, figures]);
    if (payLinesOf(sheet.figures, next, mapping) === undefined) continue;
    sum = next;
    taken.push(differenceId);
  }
  return { taken, lines: payLinesOf(sheet.figures, sum, mapping) ?? [] };
}

/** Closes held sheets of one closing, with what became known of earlier months. Without a RowScope: of sheets whoever asks has found. */
export async function closeSheets(writing: Writes, sheets: readonly Sheet[]): Promise<void> {
  const { tx, now, newId } = writing;
  const [first] = sheets;
  if (first === undefined) return;
  // whoever counts days waits: what is known of them after this is a difference
  await waitForCounting(tx, first.companyId);
  const open = Map.groupBy(
    await openDifferences(
      tx,
      first.companyId,
      sheets.map(({ partyId }) => partyId),
    ),
    ({ partyId }) => partyId,
  );
  const mapping = await factorMappingOf(tx, first.companyId);
  const ready = sheets.flatMap((sheet) => {
    const { sheetId, figures, days, pay, stops } = sheet;
    if (figures === null || days === null || pay === null) return [];
    const { taken, lines } = takenOf(sheet, open.get(sheet.partyId) ?? [], mapping);
    return [{ sheetId, figures, days, stops, taken, pay: { ...pay, lines } }];
  });
  await writeCounted(tx, ready);
  await takeDifferences(
    tx,
    ready.flatMap(({ sheetId, taken }) => taken.map((differenceId) => ({ differenceId, sheetId }))),
  );
  await move(writing, sheets, 'AsClosed', now);
  const days = sheets.flatMap(({ partyId, days: own }) => (own ?? []).map(({ date }) => ({ partyId, day: date })));
  await noteDifferences(tx, first.companyId, days, { now, newId: () => newId() });
}

async function close(writing: WritingCase): Promise<undefined> {
  await closeSheets(writing, await held(writing));
}

export const closingProcess = defineProcess({
  key: PROCESS,
  title: words.process,
  steps,
  variables,
  variableTitles: words.variables,
  tells: ['personal'],
  begunAt: { path: '/functionalManagement', permission: ['functionalManagement/closing/manage'] },
  forms: { [FORMS.verify]: verify, [FORMS.correct]: correct },
  services: { [SERVICES.close]: { title: words.services.close, run: close } },
  /** Refused or called off: the sheets are over, and their months can be drafted again. */
  async ended(writing, how, last) {
    const open = await held(writing);
    if (open.length > 0) await move(writing, open, how === 'completed' && last?.isRefusal === true ? 'AsRejected' : 'AsWithdrawn');
  },
});
