/** All that comes beside the fields of a request for a loan. */
import type { Beside } from '#platform/requests/declared-request.service.ts';
import { namedColleagues } from './colleagues.service.ts';
import { documentsBeside } from './documents.service.ts';
import { dropPapers } from './guarantor-papers.service.ts';
import { outsidersBeside } from './outsiders.service.ts';

export const loanBeside: Beside = {
  shapes: { ...outsidersBeside.shapes, ...documentsBeside.shapes },
  async write(asking, request, said) {
    // whoever answers no longer takes their papers with them
    const named = await namedColleagues(asking.tx, { companyId: request.companyId, day: asking.today }, request.values);
    await dropPapers(asking, request, ({ partyId }) => partyId !== null && !named.includes(partyId));
    await documentsBeside.write(asking, request, said);
    await outsidersBeside.write(asking, request, said);
  },
  async read(db, requestId) {
    const [outsiders, documents] = [await outsidersBeside.read(db, requestId), await documentsBeside.read(db, requestId)];
    return { data: { ...outsiders.data, ...documents.data }, readClasses: ['identity'], classed: { ...outsiders.classed, ...documents.classed } };
  },
};
