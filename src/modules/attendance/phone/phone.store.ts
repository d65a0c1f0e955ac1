/** SQL of pressing on the phone. Moments are epoch milliseconds. */
import { positionJoin } from '#modules/personnel/personnel.api.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { cleanNetwork } from '#platform/identity/service-keys/networks.server.ts';
import { fullName, latestEmployment } from '#platform/people/people.sql.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { OPTION_LIMIT, phonePlaces, phonePresses } from './phone.contract.ts';
import { phoneErrors } from './phone.errors.ts';
import type { PhonePlace } from './phone.rules.ts';

const refuse = (name: 'option' | 'networkForm' | 'placeHalf', of: string): Error => phoneErrors.error(name, { fields: { [of]: name } });

export const placeRows: RecordRows = {
  records: phonePlaces,
  table: 'phone_place',
  shown: {
    deviceTitle: sql`(select d.title from clock_device d where d.clock_device_id = t.clock_device_id)`,
    unitName: sql`(select u.organization_name from org_unit u where u.unit_id = t.unit_id)`,
  },
  refuse: (name, detail) => phoneErrors.error(name, detail),
  async check(tx, { companyId }, { clockDeviceId, unitId, networks, latitude, longitude, radius }) {
    const device = await tx.maybe(sql`select from clock_device where clock_device_id::text = ${String(clockDeviceId)} and company_id = ${companyId}::uuid for share`);
    if (device === undefined) throw refuse('option', 'clockDeviceId');
    const isUnit =
      unitId == null || (await tx.maybe(sql`select from org_unit where unit_id::text = ${String(unitId)} and company_id = ${companyId}::uuid for share`)) !== undefined;
    if (!isUnit) throw refuse('option', 'unitId');
    const typed = typeof networks === 'string' ? networks.split(/[\s,]+/).filter((one) => one !== '') : [];
    if (typed.some((one) => cleanNetwork(one) === undefined)) throw refuse('networkForm', 'networks');
    const said = [latitude, longitude, radius].filter((one) => one != null).length;
    if (said === 1 || said === 2) throw refuse('placeHalf', 'radius');
    // what phones say stands for itself at a device they press at
    await tx.run(sql`
      insert into clock_device_key (clock_device_key_id, clock_device_id, company_id, code, press_key)
      select gen_random_uuid(), ${String(clockDeviceId)}::uuid, ${companyId}::uuid, way, way from unnest(array['in', 'out']) as w (way)
      on conflict on constraint clock_device_key_code do nothing`);
  },
};

/** Devices of a company whose title holds what is typed, or the one of an id. */
export const devicesLike = (
  db: Db,
  companyId: string,
  { typed, id }: { readonly typed: string; readonly id: string | undefined },
): Promise<{ clockDeviceId: string; title: string }[]> =>
  db.many(sql`
    select clock_device_id as "clockDeviceId", title from clock_device
    where company_id = ${companyId}::uuid and ${id === undefined ? sql`option_indicator = 'Y' and strpos(title, ${typed}) > 0` : sql`clock_device_id = ${id}::uuid`}
    order by title, clock_device_id limit ${OPTION_LIMIT}`);

interface Presser {
  readonly companyId: string;
  readonly partyId: string;
  /** ISO date in Tehran. */
  readonly today: string;
}

/** From where somebody may press, by rows of their company and units, with whether an address is of their networks. Without a RowScope: one's own. */
export const placesFor = async (db: Db, { companyId, partyId, today }: Presser, address: string): Promise<PhonePlace[]> => {
  const rows = await db.many<{ clockDeviceId: string; isNetwork: boolean; latitude: number | null; longitude: number | null; radius: number | null }>(sql`
    select p.clock_device_id as "clockDeviceId", p.latitude::float8 as latitude, p.longitude::float8 as longitude, p.radius,
      p.networks is null or btrim(p.networks) = '' or ${address}::inet <<= any (regexp_split_to_array(btrim(p.networks), '[[:space:],]+')::cidr[]) as "isNetwork"
    from phone_place p join clock_device d on d.clock_device_id = p.clock_device_id and d.option_indicator = 'Y'
    where p.company_id = ${companyId}::uuid and p.option_indicator = 'Y'
      and (p.unit_id is null or ${partyId}::uuid in (select people_under(array[p.unit_id], ${today}::date)))
    order by p.phone_place_id`);
  return rows.map(({ clockDeviceId, isNetwork, latitude, longitude, radius }) => ({
    clockDeviceId,
    isNetwork,
    around: latitude === null || longitude === null || radius === null ? null : { latitude, longitude, radius },
  }));
};

/** The card that somebody employed holds today, the newest; undefined where none. Without a RowScope: one's own. */
export const cardOf = async (db: Db, { companyId, partyId, today }: Presser): Promise<string | undefined> =>
  (
    await db.maybe<{ card: string }>(sql`
      select c.card from party_relationship r join clock_card c on c.party_relationship_id = r.party_relationship_id
      where r.company_id = ${companyId}::uuid and r.party_id = ${partyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee'
        and r.valid @> ${today}::date and c.valid @> ${today}::date
      order by lower(c.valid) desc, c.card limit 1`)
  )?.card;

export interface KeptPress {
  readonly way: 'in' | 'out';
  readonly pressedAt: number;
  readonly saidAt: number | null;
}

interface NamedPress {
  readonly companyId: string;
  readonly partyId: string;
  readonly pressId: string;
}

/** A press of somebody's that stands already. Without a RowScope: one's own. */
export const pressNamed = (db: Db, { partyId, pressId }: NamedPress): Promise<KeptPress | undefined> =>
  db.maybe<KeptPress>(sql`
    select way, (extract(epoch from pressed_at) * 1000)::float8 as "pressedAt", (extract(epoch from said_at) * 1000)::float8 as "saidAt"
    from phone_press where party_id = ${partyId}::uuid and press_id = ${pressId}::uuid`);

/** Notes a press, unless it stands already; whoever sends the same meanwhile waits. Without a RowScope: one's own. */
export const notePress = async (tx: Tx, { companyId, partyId, pressId }: NamedPress, clockDeviceId: string, { way, pressedAt, saidAt }: KeptPress): Promise<boolean> =>
  (await tx.run(sql`
    insert into phone_press (party_id, press_id, company_id, clock_device_id, way, pressed_at, said_at)
    values (${partyId}::uuid, ${pressId}::uuid, ${companyId}::uuid, ${clockDeviceId}::uuid, ${way}, ${new Date(pressedAt).toISOString()}::timestamptz,
      ${saidAt === null ? null : new Date(saidAt).toISOString()}::timestamptz)
    on conflict do nothing`)) === 1;

export const phonePressSource = defineSource<typeof phonePresses>({
  calls: phonePresses,
  parts: ({ rows, today }) => ({
    from: sql`phone_press k join person p on p.party_id = k.party_id join clock_device d on d.clock_device_id = k.clock_device_id
      ${latestEmployment(sql`k`)}`,
    joins: { position: positionJoin(today) },
    where: peopleIn(rows, sql`k.party_id`, sql`k.company_id`),
    key: sql`k.press_id`,
    subject: sql`k.party_id`,
    more: { partyId: sql`k.party_id` },
    columns: {
      fullName: { value: fullName(sql`p`) },
      pseudoId: { value: sql`r.pseudo_id` },
      unitName: { value: sql`u.organization_name`, join: 'position' },
      pressedAt: { value: sql`k.pressed_at` },
      way: { value: sql`k.way` },
      waited: { value: sql`case when k.said_at is null then 'N' else 'Y' end` },
      saidAt: { value: sql`k.said_at` },
      deviceTitle: { value: sql`d.title` },
    },
    search: ['fullName', 'pseudoId'],
    order: sql`k.pressed_at desc, k.press_id`,
  }),
});
