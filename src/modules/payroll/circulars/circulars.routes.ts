import { isUuid } from '#kernel/ids/ids.ts';
import { claimFile, releaseFile } from '#platform/files/claims.service.ts';
import { mustBeOffered } from '#platform/forms/choices.store.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { addCircular, circularErrors, legalCirculars, removeCircular } from './circulars.contract.ts';
import { circularForm } from './circulars.form.ts';
import { circularPaper, circularsOf, deleteCircular, holdCircular, insertCircular } from './circulars.store.ts';

async function add({ tx, actor: { companyId, partyId }, body, clock, newId, audit }: Context<typeof addCircular>) {
  const { jalaliYear, kindEnumId, title, circularNumber, issuedOn } = body;
  await mustBeOffered(tx, circularErrors, circularForm, { title, circularNumber, issuedOn, kindEnumId, attachment: body.attachment });
  const id = newId();
  const attachment = await claimFile(tx, body.attachment, { kind: circularPaper, companyId, recordId: id });
  await insertCircular(tx, { id, jalaliYear, kindEnumId, title, circularNumber, issuedOn, attachment, companyId, partyId, now: new Date(clock.now()) });
  audit({ entity: 'LegalCircular', id, action: 'create', changes: { jalaliYear: [null, jalaliYear], kindEnumId: [null, kindEnumId], title: [null, title] } });
  return { id };
}

async function remove({ tx, params: { id }, audit }: Context<typeof removeCircular>) {
  const held = isUuid(id) ? await holdCircular(tx, id) : undefined;
  if (held === undefined) throw httpErrors.error('notFound');
  if (held.isUsed) throw circularErrors.error('used');
  const { attachment, companyId, title } = held;
  await deleteCircular(tx, id);
  await releaseFile(tx, attachment, { kind: circularPaper, companyId, recordId: id });
  audit({ entity: 'LegalCircular', id, action: 'delete', changes: { title: [title, null] } });
  return { removed: true };
}

export const routes = [route(legalCirculars, async ({ db, query }) => ({ list: await circularsOf(db, query.year) })), route(addCircular, add), route(removeCircular, remove)];
