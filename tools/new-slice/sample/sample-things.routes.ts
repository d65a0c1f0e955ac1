import { route } from '#platform/http/context.server.ts';
import { sampleThingsCreate, sampleThingsList } from './sample-things.contract.ts';
import { addSampleThing, listSampleThings } from './sample-things.store.ts';

export const routes = [
  route(sampleThingsList, ({ db, rows, query }) => listSampleThings(db, rows, query)),
  route(sampleThingsCreate, async ({ tx, audit, actor, body, newId }) => {
    const thing = { id: newId(), title: body.title };
    await addSampleThing(tx, { ...thing, companyId: actor.companyId });
    audit({ entity: 'SampleThing', id: thing.id, action: 'create', changes: { title: [null, thing.title] }, companyId: actor.companyId });
    return thing;
  }),
];
