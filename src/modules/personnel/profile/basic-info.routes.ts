import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import { changeBasicInfo } from './basic-info.contract.ts';
import { lockPerson, takenCodes } from './facts.store.ts';
import { editFacts } from './profile.routes.ts';

export const routes = [
  route(changeBasicInfo, async (context) => {
    const { partyId, ...body } = context.body;
    const person = await lockPerson(context.tx, context.rows, partyId);
    if (!person) throw httpErrors.error('notFound');
    refuseOwn(context, changeBasicInfo, partyId);
    const taken: ReadonlySet<string> = new Set(await takenCodes(context.tx, person, { ...person.facts, ...body } as typeof person.facts));
    const kept = Object.fromEntries(Object.entries(body).filter(([name]) => !taken.has(name))) as typeof body;
    const { rowVersion } = await editFacts({ ...context, body: kept }, person);
    return {
      partyId,
      rowVersion,
      nationalCodeTaken: taken.has('nationalCode'),
      foreignerCodeTaken: taken.has('foreignerCode'),
      idNumberTaken: taken.has('idNumber'),
      serialNumberTaken: taken.has('serialNumber'),
      passportNumberTaken: taken.has('passportNumber'),
      boorsCodeTaken: taken.has('boorsCode'),
    };
  }),
];
