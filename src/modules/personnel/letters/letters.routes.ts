import { classesOf } from '#platform/access/access.rules.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { type Context, manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { partRoutes } from '#platform/party/parts/part-routes.server.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { render } from '#platform/print/print.define.ts';
import { subjectOf } from '../change-requests/change-requests.store.ts';
import { issue, preview } from './issue.service.ts';
import { companyContacts, letterPicturesIn, pictureOf, templateChoices, templateRows } from './letter-templates.store.ts';
import {
  askLetter,
  cancelLetter,
  issueLetter,
  letterChoices,
  letterErrors,
  letterPdf,
  letterPictures,
  letters,
  openLetter,
  ownLetters,
  previewLetter,
  refuseLetter,
  withdrawLetter,
} from './letters.contract.ts';
import { checkAddress, letterPrint } from './letters.print.ts';
import type { Language, LetterKind } from './letters.rules.ts';
import {
  closeLetter,
  countLetters,
  insertLetter,
  issuedLetter,
  type KnownLetter,
  letterOf,
  listLetters,
  lockLetter,
  type NewLetter,
  ownLettersOf,
  withdrawStored,
} from './letters.store.ts';
import { notifyOffice, notifyRequester } from './letters-notices.service.ts';

const ownRow = ({ companyId: _company, fullName: _name, pseudoId: _code, deciderName: _decider, ...letter }: KnownLetter) => letter;
const row = ({ companyId: _company, ...letter }: KnownLetter) => letter;

type Entering = Pick<Context<typeof askLetter>, 'tx' | 'rows' | 'body' | 'newId' | 'clock' | 'audit'>;

/** A letter that waits, for somebody in scope. Throws notFound, and tooManyOpen when as many of the person wait as may. */
async function enter({ tx, rows, body, newId, clock, audit }: Entering, partyId: string): Promise<{ letter: NewLetter; fullName: string }> {
  const subject = await subjectOf(tx, rows, partyId);
  if (subject === undefined) throw httpErrors.error('notFound');
  const { companyId, fullName } = subject;
  // the form has judged that both are options
  const [kind, language] = [body.kind as LetterKind, body.language as Language];
  const letter = { letterId: newId(), companyId, partyId, kind, language, addressee: body.addressee, note: body.note, now: clock.now() };
  if (!(await insertLetter(tx, letter))) throw letterErrors.error('tooManyOpen');
  const changes = { state: [null, 'asked'], kind: [null, kind], language: [null, language] } as const;
  audit({ entity: 'Letter', id: letter.letterId, action: 'create', subjectPartyId: partyId, companyId, changes });
  return { letter, fullName };
}

export const routes = [
  ...partRoutes(templateRows),
  route(ownLetters, async ({ db, actor }) => ({ rows: (await ownLettersOf(db, actor.partyId)).map(ownRow) })),
  route(askLetter, async (context) => {
    const { letter, fullName } = await enter(context, context.actor.partyId);
    await notifyOffice(context, letter, fullName);
    return { letterId: letter.letterId };
  }),
  route(openLetter, async (context) => {
    const { tx, rows, actor, body } = context;
    if (body.partyId === actor.partyId) throw letterErrors.error('ownLetter');
    const { letter } = await enter(context, body.partyId);
    const known = await letterOf(tx, rows, letter.letterId);
    if (known === undefined) throw httpErrors.error('notFound');
    return row(known);
  }),
  route(cancelLetter, async ({ tx, rows, actor, params, clock, audit }) => {
    const letter = await lockLetter(tx, rows, params.letterId);
    if (letter === undefined || letter.partyId !== actor.partyId) throw httpErrors.error('notFound');
    const { letterId, partyId, companyId } = letter;
    if ((await closeLetter(tx, letterId, 'cancelled', { now: clock.now(), by: null, reason: null })) === 0) throw letterErrors.error('closed');
    audit({ entity: 'Letter', id: letterId, action: 'update', subjectPartyId: partyId, companyId, changes: { state: ['asked', 'cancelled'] } });
    return { state: 'cancelled' as const };
  }),
  route(letters, async ({ db, rows, query: { pageIndex = 0, ...asking } }) => ({
    rows: (await listLetters(db, rows, asking, pageIndex)).map(row),
    count: await countLetters(db, rows, asking),
  })),
  route(letterPictures, async ({ db, rows, query }) => ({ rows: await letterPicturesIn(db, rows, query.companyId) })),
  route(letterChoices, async ({ db, rows, params, today }) => {
    const letter = await letterOf(db, rows, params.letterId);
    if (letter === undefined) throw httpErrors.error('notFound');
    return { rows: await templateChoices(db, letter, today) };
  }),
  route(previewLetter, preview),
  route(issueLetter, issue),
  route(refuseLetter, async (context) => {
    const { tx, rows, actor, params, body, clock, audit } = context;
    const letter = await lockLetter(tx, rows, params.letterId);
    if (letter === undefined) throw httpErrors.error('notFound');
    const { letterId, partyId, companyId } = letter;
    if ((await closeLetter(tx, letterId, 'refused', { now: clock.now(), by: actor.partyId, reason: body.reason })) === 0) throw letterErrors.error('closed');
    audit({ entity: 'Letter', id: letterId, action: 'refuse', subjectPartyId: partyId, companyId, changes: { state: ['asked', 'refused'], reason: [null, body.reason] } });
    await notifyRequester(context, letter, 'refused', body.reason);
    return { state: 'refused' as const };
  }),
  route(withdrawLetter, async (context) => {
    const { tx, rows, actor, params, body, clock, audit } = context;
    const letter = await lockLetter(tx, rows, params.letterId);
    if (letter === undefined) throw httpErrors.error('notFound');
    const { letterId, partyId, companyId } = letter;
    if ((await withdrawStored(tx, letterId, { now: clock.now(), by: actor.partyId, reason: body.reason })) === 0) throw letterErrors.error('closed');
    audit({ entity: 'Letter', id: letterId, action: 'update', subjectPartyId: partyId, companyId, changes: { state: ['issued', 'withdrawn'], reason: [null, body.reason] } });
    await notifyRequester(context, letter, 'withdrawn', body.reason);
    return { state: 'withdrawn' as const };
  }),
  manualRoute(letterPdf, async ({ actor, rows, params, request, today, transact }) => {
    const paper = await transact(async (tx) => {
      const letter = await issuedLetter(tx, rows, params.letterId);
      if (letter === undefined) throw httpErrors.error('notFound');
      const held = classesOf(actor, letterPdf)(letter.partyId);
      if (!letter.classes.every((one) => held.has(one))) throw letterErrors.error('classNeeded');
      if (letter.state === 'withdrawn') throw letterErrors.error('withdrawn');
      const { partyId, companyId, content, classes } = letter;
      await writeAudit(tx, [{ entity: 'Letter', id: params.letterId, action: 'export', subjectPartyId: partyId, companyId, changes: { classes: [null, classes] } }]);
      return {
        letter,
        company: await letterheadOf(tx, companyId),
        signature: await pictureOf(tx, companyId, content.signature),
        seal: await pictureOf(tx, companyId, content.seal),
        contacts: await companyContacts(tx, companyId, today),
        address: checkAddress(request),
      };
    });
    return render(letterPrint, paper);
  }),
];
