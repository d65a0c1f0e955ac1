import { classesOf } from '#platform/access/access.rules.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { outranks } from '#platform/identity/others-account.service.ts';
import { begin } from './begin.service.ts';
import { beginEmployment, employmentActs, employmentErrors, endEmployment, transferPerson, undoEnd } from './employment.contract.ts';
import { employmentsOfPerson, lockPersonIn } from './employment.store.ts';
import { end, mustBeByHand, takeBack } from './end.service.ts';
import { lockReachableEmployment } from './reached.service.ts';
import { transfer } from './transfer.service.ts';

const idsOf = ({ partyId, partyRelationshipId }: { readonly partyId: string; readonly partyRelationshipId: string }) => ({ partyId, partyRelationshipId });

export const routes = [
  route(employmentActs, async ({ db, rows, actor, today, query: { partyId } }) => {
    const found = await employmentsOfPerson(db, rows, partyId);
    if (!found) throw httpErrors.error('notFound');
    // what lockReachableEmployment refuses is not offered
    const isClosed = partyId === actor.partyId || (await outranks(db, actor, partyId, today));
    return { rows: isClosed ? found.map((row) => ({ ...row, mayEnd: false, mayUndo: false })) : found };
  }),
  route(beginEmployment, async (context) => {
    const { tx, rows, actor, body } = context;
    const person = await lockPersonIn(tx, rows, body.partyId);
    if (!person) throw httpErrors.error('notFound');
    if (person.partyId === actor.partyId) throw employmentErrors.error('own');
    if (!classesOf(actor, beginEmployment)(person.partyId).has('personal')) throw employmentErrors.error('birthUnseen');
    if (person.birthDate !== null && body.fromDate <= person.birthDate) throw employmentErrors.error('beforeBirth');
    return idsOf({ ...person, partyRelationshipId: await begin(context, person, body) });
  }),
  route(endEmployment, async (context) => {
    const tie = await lockReachableEmployment(context);
    const { thruDate, terminationTypeEnumId, noteText } = context.body;
    await end(context, tie, { thruDate, terminationTypeEnumId, noteText });
    return idsOf(tie);
  }),
  route(undoEnd, async (context) => {
    const tie = await lockReachableEmployment(context);
    await mustBeByHand(context.tx, tie);
    await takeBack(context, tie);
    return idsOf(tie);
  }),
  route(transferPerson, transfer),
];
