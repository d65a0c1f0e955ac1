/**
 * The process of a request (docs/adr/0041): somebody asks, is sent back and corrects, withdraws, and hears how it ended; what was asked for is held
 * meanwhile and booked at the end.
 */
import { z } from '#kernel/schema.ts';
import type { Scalar } from '#kernel/workflow/condition.ts';
import type { Notice } from '#platform/notifications/notice.define.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { MODIFY, RESUBMIT } from '#platform/workflow/answers.rules.ts';
import type { Variables } from '#platform/workflow/cases/instances.store.ts';
import {
  defineProcess,
  type FormAnswer,
  type FormKind,
  type ProcessCase,
  type ProcessKind,
  type ReadingCase,
  type ServiceKind,
  type StartKind,
  type WritingCase,
} from '#platform/workflow/process.define.ts';
import { endOf, isOpen, type RequestEnd } from './request.rules.ts';
import type { Answering, Asking, Booking, CorrectionForm, DecisionForm, RequestPlace, RequestRecord, RequestSpec, Written } from './request-spec.service.ts';

/** Tells whoever asked by notices of the slice; of an end without one nobody is told. */
export const byNotice =
  <R extends RequestRecord, P extends string>(notices: Readonly<Partial<Record<RequestEnd, Notice<P>>>>, values: (record: R) => Readonly<Record<P, Scalar>>, link: string) =>
  async ({ tx, now, newId }: WritingCase, record: R, end: RequestEnd): Promise<void> => {
    const notice = notices[end];
    if (notice !== undefined) await notify(tx, notice, { recipients: [record.partyId], values: values(record), link, now, newId });
  };

/** The record of a case. Throws RangeError where there is none, which no case of ours is. */
export function existing<R>(record: R | undefined): R {
  if (record === undefined) throw new RangeError('a case without its request');
  return record;
}

/** The answer of a person: a form is not answered by anything else. */
function byPerson<T extends WritingCase>(writing: T): T & { readonly actorPartyId: string } {
  const { actorPartyId } = writing;
  if (actorPartyId === null) throw new RangeError('a form answered by nobody');
  return { ...writing, actorPartyId };
}

type Moving = Pick<WritingCase, 'tx' | 'now' | 'audit'>;

/** What the parts of a process do with a record. */
interface Hands<R, V, W> {
  found(reading: ReadingCase): Promise<R>;
  locked(writing: WritingCase): Promise<R | undefined>;
  /** Moves it to where it stands from now on, where its record keeps that. */
  move(moving: Moving, record: R, to: 'sent' | 'returned' | RequestEnd): Promise<void>;
  /** It is over without having been booked. */
  end(writing: WritingCase, record: R, end: RequestEnd): Promise<void>;
  write(asking: Asking, values: V, before: R | undefined): Promise<W>;
}

const inCase = async <R>({ recordId, companyId }: ProcessCase, today: string, find: (requestId: string, place: RequestPlace) => Promise<R | undefined>): Promise<R | undefined> =>
  recordId === null ? undefined : find(recordId, { companyId, today });

function handsOf<R extends RequestRecord, V, W extends Written, S extends string>(spec: RequestSpec<R, V, W, S>): Hands<R, V, W> {
  const { entity, asked, status } = spec;
  const move: Hands<R, V, W>['move'] = async ({ tx, now, audit }, record, to) => {
    const code = status?.codes[to];
    if (status === undefined || code === undefined) return;
    const { requestId: id, partyId: subjectPartyId, companyId } = record;
    await status.set(tx, record, code, now);
    const changes = { [status.name]: [status.of(record), code] } as const;
    audit({ entity, id, action: status.traced?.(code) ?? 'update', subjectPartyId, companyId, changes });
  };
  return {
    move,
    end: async (writing, record, end) => {
      await spec.ending?.(writing, record, end);
      await move(writing, record, end);
      await spec.tell?.(writing, record, end);
    },
    found: async ({ db, case: of, today }) => existing(await inCase(of, today, (id, place) => spec.find(db, id, place))),
    locked: ({ tx, case: of, today }) => inCase(of, today, (id, place) => spec.lock(tx, id, place)),
    write: async (asking, values, before) => {
      const { partyId: subjectPartyId, companyId } = asking;
      const written = await asked.write(asking, values, before);
      await asked.hold?.(asking, written);
      const changes = asked.changes(written, before);
      const action = before === undefined ? 'create' : 'update';
      asking.audit({ entity, id: written.requestId, action, subjectPartyId, companyId, changes });
      return written;
    },
  };
}

type Spec<R extends RequestRecord> = Pick<RequestSpec<R, never, Written, string>, 'status' | 'booking' | 'tell'>;

const nothing = z.strictObject({});

/** Whether the record itself keeps that it came back; where it does not, a variable of the case does (`correction` of platform/workflow/answers.ts). */
const keepsReturn = <S extends string>(status: { readonly codes: { readonly returned?: S } } | undefined): boolean => status?.codes.returned !== undefined;

function decisionOf<R extends RequestRecord, V, W>(
  { status }: Spec<R>,
  hands: Hands<R, V, W>,
  { title, sees, isBulk, back = MODIFY, values = nothing, read, decide }: DecisionForm<R>,
): FormKind {
  const sendBack = async (writing: WritingCase): Promise<Variables | undefined> => {
    if (!keepsReturn(status)) return { returned: true };
    await hands.move(writing, existing(await hands.locked(writing)), 'returned');
    return undefined;
  };
  return {
    title,
    sees,
    ...(isBulk === undefined ? {} : { isBulk }),
    values,
    read: async (reading) => read(await hands.found(reading), reading),
    apply: async (writing, answer) => {
      if (answer.outcome === back) return sendBack(writing);
      if (decide !== undefined) await decide(byPerson(writing), existing(await hands.locked(writing)), answer);
      return undefined;
    },
  };
}

function correctionOf<R extends RequestRecord, V, W extends Written, S extends string>(
  { status, asked }: RequestSpec<R, V, W, S>,
  hands: Hands<R, V, W>,
  { title, values, read }: CorrectionForm<R>,
): FormKind {
  const sendAgain = async (writing: Answering, record: R, said: FormAnswer['values']): Promise<void> => {
    const { companyId, partyId } = record;
    const next = await asked.merged(record, said, writing.today);
    const { subject } = await hands.write({ ...writing, companyId, partyId }, next, record);
    if (keepsReturn(status)) await hands.move(writing, record, 'sent');
    if (subject !== null) await writing.rename(subject);
  };
  return {
    title,
    sees: 'case',
    values,
    read: async (reading) => read(await hands.found(reading), reading),
    apply: async (writing, { outcome, values: said }) => {
      const isSentAgain = outcome === RESUBMIT;
      if (!isSentAgain && status === undefined) return undefined;
      const record = existing(await hands.locked(writing));
      if (isSentAgain) await sendAgain(byPerson(writing), record, said);
      else await hands.end(writing, record, 'withdrawn');
      return keepsReturn(status) ? undefined : { returned: false };
    },
  };
}

const bookingOf = <R extends RequestRecord, V, W>(spec: Spec<R>, hands: Hands<R, V, W>, { title, book }: Booking<R>): ServiceKind => ({
  title,
  run: async (writing) => {
    const record = existing(await hands.locked(writing));
    let moved: Promise<void> | undefined;
    const approve = (): Promise<void> => {
      moved ??= hands.move(writing, record, 'approved');
      return moved;
    };
    await book(writing, record, approve);
    await approve();
    await spec.tell?.(writing, record, 'approved');
    return undefined;
  },
});

const endedOf =
  <R extends RequestRecord, V, W>({ status, booking }: Spec<R>, hands: Hands<R, V, W>): NonNullable<ProcessKind['ended']> =>
  async (writing, how, last) => {
    const record = await hands.locked(writing);
    // gone with the person whose it was, or decided already
    if (record === undefined || (status !== undefined && !isOpen(status.codes, status.of(record)))) return;
    await hands.end(writing, record, endOf(how, last, booking !== undefined));
  };

/** The request of whoever begins it, in the company of the case. */
const beginOf =
  <R, V, W extends Written>({ write }: Hands<R, V, W>, title: string): StartKind['begin'] =>
  async (writing, values) => {
    const { actorPartyId: partyId } = writing;
    // judged by the schema of the form before
    const { requestId, subject, variables } = await write({ ...writing, partyId }, values as V, undefined);
    return { recordId: requestId, subjectPartyId: partyId, subject: subject ?? title, variables };
  };

/** Declares the process of a request. */
export function requestProcess<R extends RequestRecord, V, W extends Written, S extends string>(spec: RequestSpec<R, V, W, S>): ProcessKind {
  const { entity: _entity, find: _find, lock: _lock, status, asked, forms, booking, ending: _ending, tell: _tell, services, ...plain } = spec;
  if (booking !== undefined && status === undefined) throw new Error(`${spec.key} is booked and keeps no status`);
  const hands = handsOf(spec);
  const kindOf = (form: (typeof forms)[string]): FormKind => (form.is === 'decide' ? decisionOf(spec, hands, form) : correctionOf(spec, hands, form));
  return defineProcess({
    ...plain,
    ...(asked.start === undefined ? {} : { start: { ...asked.start, begin: beginOf(hands, spec.title) } }),
    forms: Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, kindOf(form)])),
    services: { ...services, ...(booking === undefined ? {} : { [booking.handler]: bookingOf(spec, hands, booking) }) },
    ended: endedOf(spec, hands),
  });
}
