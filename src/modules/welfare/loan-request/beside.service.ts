/** All that comes beside the fields of a request for a loan. */
import type { Beside } from '#platform/requests/declared-request.service.ts';
import { documentsBeside } from './documents.service.ts';
import { outsidersBeside } from './outsiders.service.ts';

export const loanBeside: Beside = {
  shapes: { ...outsidersBeside.shapes, ...documentsBeside.shapes },
  async write(asking, request, said) {
    await documentsBeside.write(asking, request, said);
    await outsidersBeside.write(asking, request, said);
  },
  async read(db, requestId) {
    const [outsiders, documents] = [await outsidersBeside.read(db, requestId), await documentsBeside.read(db, requestId)];
    return { data: { ...outsiders.data, ...documents.data }, readClasses: ['identity'], classed: { ...outsiders.classed, ...documents.classed } };
  },
};
