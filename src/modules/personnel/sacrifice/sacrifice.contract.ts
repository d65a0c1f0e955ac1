/**
 * Sacrifice and health of a person (guide personnel 6.3). Invariants: rows follow the scope of people; every fact is of the class
 * health and sealed where it lies; to whoever lacks the class nobody has any of it.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { definePart } from '#platform/party/parts/part.define.ts';
import { OTHERS, OWN } from '../keys.rules.ts';
import { diseaseForm, experimentForm, healthForm, sacrificeForm } from './sacrifice.form.ts';

const PAGE = `${OTHERS}/medical` as const;
const reads = [`${OWN}/medical`] as const;
const person = { owner: 'person', class: 'health', page: PAGE, reads } as const;

export const personSacrifices = definePart({ ...person, own: 'request', entity: 'Sacrifice', path: '/rest/s1/hcm/person/sacrifice', form: sacrificeForm });
export const personDiseases = definePart({ ...person, own: 'allowed', entity: 'PersonDisease', path: '/rest/s1/hcm/person/disease', form: diseaseForm });
export const personExperiments = definePart({ ...person, own: 'allowed', entity: 'PersonExperiment', path: '/rest/s1/hcm/person/experiment', form: experimentForm });

export const healthErrors = defineErrors('modules/personnel/sacrifice', { stale: { status: 409 } });

const PATH = '/rest/s1/hcm/person/health/:partyId';
const indicator = z.nullable(z.enum(['Y', 'N']));

/** What stands of a person; a person without a row has version 0. */
export const healthState = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'Whether a person has a disease and smokes',
  permission: [`${PAGE}/observe`, ...reads],
  scope: 'rows',
  of: ['HealthState'],
  reply: entity(
    { partyId: field('public', z.string()), rowVersion: field('public', z.int()), hasDisease: field('health', indicator), isSmoker: field('health', indicator) },
    { subject: 'partyId' },
  ),
});

export const editHealthState = defineCall({
  method: 'PUT',
  path: PATH,
  summary: 'Says whether a person has a disease and smokes',
  permission: `${PAGE}/edit`,
  scope: 'rows',
  own: 'allowed',
  body: formBody(healthForm, { rowVersion: z.int() }),
  changes: ['HealthState'],
  reply: z.strictObject({ rowVersion: z.int() }),
  errors: [healthErrors],
});
