/**
 * An exchange of shifts from the form to the roster: the partner agrees to what both were planned to work, the chain or the manager decides, and both rosters are
 * written, and their days marked, in the transaction of the last answer. It is judged by the rosters again each time somebody agrees.
 */
import type { FormValues } from '#kernel/form/definition.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { declaredProcess, type Filled } from '#platform/requests/declared-request.service.ts';
import type { RequestEnd } from '#platform/requests/request.rules.ts';
import type { DeclaredRow } from '#platform/requests/request.store.ts';
import { byNotice } from '#platform/requests/request-process.service.ts';
import type { Answering } from '#platform/requests/request-spec.service.ts';
import type { FormAnswer, FormReading, ReadingCase, WritingCase } from '#platform/workflow/process.define.ts';
import { markDays } from '../days/marks.store.ts';
import { absencesOf, colleaguesOf } from '../leave/team/team.store.ts';
import { writeCells } from '../roster/roster.store.ts';
import { type AskedSwap, checkAgreed, checkSwap, daysOf, keepAsked } from './check-swap.service.ts';
import { swapErrors } from './swaps.errors.ts';
import { shiftSwap } from './swaps.form.ts';
import words from './swaps.messages.fa.ts';
import { swapApproved, swapRejected } from './swaps.notice.ts';
import { AGREE, BOOK, FORMS, steps, variables } from './swaps.steps.ts';
import { agreedOf } from './swaps.store.ts';

const OWN_PAGE = '/performanceProfileForm?tab=swaps';

const askedIn = (values: FormValues): AskedSwap => ({
  partnerPartyId: String(values['partnerPartyId']),
  ownDay: String(values['ownDay']),
  partnerDay: typeof values['partnerDay'] === 'string' && values['partnerDay'] !== '' ? values['partnerDay'] : null,
});

const subjectOf = (values: FormValues): string => words.subject({ days: daysOf(askedIn(values)).map(formatJalaliFa).join(words.and) });

/** Nobody agrees in the place of the partner. Throws notPartner, and what the exchange may no longer be. */
async function agree({ tx, today, actorPartyId }: Answering, { requestId, values, ...of }: DeclaredRow, { outcome }: FormAnswer): Promise<void> {
  if (outcome !== AGREE) return;
  const asked = askedIn(values);
  if (actorPartyId !== asked.partnerPartyId) throw swapErrors.error('notPartner');
  await checkAgreed(tx, of, asked, today, (await agreedOf(tx, requestId)).days);
}

/** Whoever gives or takes a shift decides nothing of it, by whatever way they come to the task. Throws ownSwap. */
async function refuseBoth({ actorPartyId }: Answering, { partyId, values }: DeclaredRow): Promise<void> {
  if (actorPartyId === partyId || actorPartyId === askedIn(values).partnerPartyId) throw swapErrors.error('ownSwap');
}

/** What of an exchange both know of each other. */
async function shared({ requestId, fullName, createdAt, values }: DeclaredRow, { db }: ReadingCase) {
  const { partnerPartyId, ownDay, partnerDay } = askedIn(values);
  const { partnerName, days } = await agreedOf(db, requestId);
  return {
    requestId,
    fullName,
    createdAt,
    partnerPartyId,
    ownDay,
    partnerDay,
    partnerName,
    days: days.map(({ date, ownTitle, partnerTitle }) => ({ date, ownTitle, partnerTitle })),
  };
}

/** Who of the team is away on those days: names alone. */
async function awayBeside(of: DeclaredRow, { db, today }: ReadingCase): Promise<string[]> {
  const dates = daysOf(askedIn(of.values));
  const names = new Map((await colleaguesOf(db, of, today)).map(({ partyId, fullName }) => [partyId, fullName]));
  const found = await absencesOf(db, [...names.keys()], { fromDate: dates[0] ?? '', thruDate: dates.at(-1) ?? '' });
  return [...new Set(found.filter(({ fromDate, thruDate }) => dates.some((date) => fromDate <= date && date <= thruDate)).map(({ partyId }) => names.get(partyId) ?? ''))];
}

async function readToDecide(of: DeclaredRow, reading: ReadingCase): Promise<FormReading> {
  const data = { ...(await shared(of, reading)), reason: of.values['reason'] ?? null, away: await awayBeside(of, reading) };
  return { data, readClasses: ['personal'], classed: { reason: 'personal' } };
}

/** Both rosters at once. */
async function writeBoth(writing: WritingCase, { requestId, companyId, partyId, values }: Filled<FormValues>): Promise<void> {
  const { tx, newId, audit, today } = writing;
  const asked = askedIn(values);
  const planned = await checkAgreed(tx, { companyId, partyId }, asked, today, (await agreedOf(tx, requestId)).days);
  const cells = planned.flatMap(({ date, own, partner }) => [
    { partyId, date, workShiftId: partner },
    { partyId: asked.partnerPartyId, date, workShiftId: own },
  ]);
  const changed = await writeCells(tx, companyId, cells, subjectOf(values), newId);
  await markDays(
    tx,
    changed.map((cell) => ({ partyId: cell.partyId, day: cell.date })),
  );
  for (const { partyId: whose, date, before, after } of changed)
    audit({
      ...{ entity: 'PersonDayShift', id: `${whose}/${date}`, action: before === undefined ? 'create' : 'update', subjectPartyId: whose, companyId },
      changes: { workShiftId: [before ?? null, after ?? null] },
    });
}

const tellAsker = byNotice({ approved: swapApproved, rejected: swapRejected }, ({ values }: DeclaredRow) => ({ what: subjectOf(values) }), OWN_PAGE);

/** Both are told of what was decided. */
async function tell(writing: WritingCase, record: DeclaredRow, end: RequestEnd): Promise<void> {
  await tellAsker(writing, record, end);
  const { tx, now, newId } = writing;
  const told = { recipients: [askedIn(record.values).partnerPartyId], values: { what: subjectOf(record.values) }, link: OWN_PAGE, now, newId };
  if (end === 'approved') await notify(tx, swapApproved, told);
  if (end === 'rejected') await notify(tx, swapRejected, told);
}

export const shiftSwapProcess = declaredProcess({
  request: shiftSwap,
  title: words.process,
  steps,
  variables,
  variableTitles: words.variables,
  tells: ['personal'],
  formKeys: FORMS,
  formTitles: words.forms,
  permission: ['personnelManagement/performanceProfile/shiftSwap/request'],
  subject: subjectOf,
  facts: ({ partnerPartyId }) => ({ partner: String(partnerPartyId) }),
  check: async ({ tx, companyId, partyId, today }, values) => {
    await checkSwap(tx, { companyId, partyId }, askedIn(values), today);
  },
  hold: ({ tx, companyId, partyId }, { requestId, values }) => keepAsked(tx, { companyId, partyId }, askedIn(values), requestId),
  forms: {
    [FORMS.partner]: {
      is: 'decide',
      title: words.forms.partner,
      sees: 'step',
      back: 'decline',
      decide: agree,
      read: async (of: DeclaredRow, reading) => ({ data: await shared(of, reading), readClasses: ['personal'] }),
    },
    [FORMS.decide]: { is: 'decide', title: words.forms.decide, sees: 'case', isBulk: true, decide: refuseBoth, read: readToDecide },
  },
  booking: { handler: BOOK, title: words.steps.book, book: writeBoth },
  tell,
});
