/** Fills an empty installation with the demo organisation and an account for each kind of user. */
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leaveProcess } from '#modules/attendance/leave/leave.process.ts';
import { layUsualCalendars } from '#modules/attendance/programmes/usual-calendars.store.ts';
import { attendanceRequestProcess } from '#modules/attendance/requests/requests.process.ts';
import { shiftSwapProcess } from '#modules/attendance/swaps/swaps.process.ts';
import { compensationProcess } from '#modules/welfare/compensation-request/compensation-request.process.ts';
import { serviceAllocationProcess } from '#modules/welfare/service-allocation/service-allocation.process.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { createAccount, generatePassword, joinGroup } from '#platform/identity/accounts.store.ts';
import { recordInstallation } from '#platform/settings/installation.store.ts';
import { announceProcesses, processKind } from '#platform/workflow/registry.server.ts';
import { type DemoUser, demoUsers, pickAccounts } from './accounts.ts';
import { writeAttendance } from './attendance.ts';
import { writeAttendanceRequests } from './attendance-requests.ts';
import { writeClocks } from './clocks.store.ts';
import { signContracts } from './contracts.ts';
import { writeCrews } from './crews.ts';
import { writeOrganisation } from './demo.store.ts';
import { writeFormulas } from './formulas.store.ts';
import { dropMessages } from './leaves.store.ts';
import { writeLeaves } from './leaves.ts';
import { layOrdersOfDemo } from './order-acts.ts';
import type { Organisation } from './organisation.ts';
import { writePay } from './pay.ts';
import { writeWelfare } from './welfare.ts';

/** Passwords by username; one that came from HCM_ADMIN_PASSWORD is not kept. */
export type DemoPasswords = Readonly<Record<string, string>>;

const passwordFile = (dataDir: string): string => join(dataDir, 'demo-accounts.json');

/** The passwords of a demo data directory; empty when the file is gone. */
export async function readDemoPasswords(dataDir: string): Promise<DemoPasswords> {
  try {
    return JSON.parse(await readFile(passwordFile(dataDir), 'utf8')) as DemoPasswords;
  } catch {
    return {};
  }
}

/** Random for each data directory, readable by the owner of the directory only. Written before the accounts stand. */
export async function makeDemoPasswords(dataDir: string, adminPassword: string | undefined): Promise<DemoPasswords> {
  const kept = demoUsers.filter(({ username }) => username !== 'admin' || adminPassword === undefined);
  const passwords = Object.fromEntries(kept.map(({ username }) => [username, generatePassword(randomBytes)]));
  const temporary = `${passwordFile(dataDir)}.${process.pid}.tmp`;
  await writeFile(temporary, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 });
  await rename(temporary, passwordFile(dataDir));
  return adminPassword === undefined ? passwords : { ...passwords, admin: adminPassword };
}

interface Facts {
  readonly organisation: Organisation;
  readonly passwords: DemoPasswords;
  /** ISO date from which the groups are held. */
  readonly today: string;
  /** Epoch milliseconds. */
  readonly now: number;
  newId(): string;
}

async function addUser(tx: Tx, user: DemoUser, person: number, { organisation, passwords, today, now, newId }: Facts): Promise<string> {
  const { companyId, partyId, relationshipId } = organisation.person(person);
  const userId = newId();
  const email = `${user.username}@demo.example`;
  await createAccount(tx, { userId, companyId, partyId, partyRelationshipId: relationshipId, username: user.username, email, password: passwords[user.username] ?? '', now });
  const companies = user.everywhere ? organisation.companies.map((company) => company.companyId) : [companyId];
  for (const one of companies) await joinGroup(tx, userId, user.group, one, today);
  if (user.group !== 'employee') await joinGroup(tx, userId, 'employee', companyId, today);
  return userId;
}

/** Read over and over by what is laid after them. Of rows that this transaction wrote there are no statistics unless it takes them itself. */
const peopleTables = [
  'party_relationship',
  'party',
  'person',
  'employment_salary',
  'employment_kind',
  'employment_contract',
  'empl_position_party',
  'personnel_structure',
  'family_member',
];
const orderTables = ['employment_salary', 'employment_kind', 'empl_order', 'empl_order_version', 'empl_order_day'];
const takeStatistics = (tx: Tx, tables: readonly string[]): Promise<unknown> => tx.one(sql`select take_statistics(${[...tables]}::text[]::regclass[])`);

/** Before the server is composed nobody has announced the processes whose cases the demo begins. */
function announceDemoProcesses(): void {
  const begun = [
    { slice: 'modules/attendance/leave', kind: leaveProcess },
    { slice: 'modules/attendance/requests', kind: attendanceRequestProcess },
    { slice: 'modules/attendance/swaps', kind: shiftSwapProcess },
    { slice: 'modules/welfare/compensation-request', kind: compensationProcess },
    { slice: 'modules/welfare/service-allocation', kind: serviceAllocationProcess },
  ];
  if (begun.some(({ kind }) => processKind(kind.key) === undefined)) announceProcesses(begun);
}

/** All in the given transaction: after it there is a whole demo or nothing. The actor must reach the companies. */
export async function writeDemo(tx: Tx, facts: Facts): Promise<void> {
  const { organisation } = facts;
  await writeOrganisation(tx, organisation);
  const people = pickAccounts(organisation);
  let admin: string | undefined;
  for (const user of demoUsers) {
    const person = people.get(user.username);
    if (person === undefined) continue;
    const userId = await addUser(tx, user, person, facts);
    if (user.username === 'admin') admin = userId;
  }
  const companyId = organisation.companies[0]?.companyId;
  if (!admin || !companyId) throw new Error('a demo organisation needs at least one person');
  await recordInstallation(tx, { isDemo: true, companyId, adminUserId: admin });
  await takeStatistics(tx, peopleTables);
  const holders = new Map([...people].map(([username, person]) => [username as string, organisation.person(person)]));
  const partyOf = (username: string): string | null => holders.get(username)?.partyId ?? null;
  await writeFormulas(tx, { organisation, writer: partyOf('payroll'), publisher: partyOf('hrofficer'), newId: facts.newId });
  const signer = holders.get('hrofficer');
  if (signer) for (const { companyId: of } of organisation.companies) await signContracts(tx, of, { ...facts, signer });
  await layOrdersOfDemo(tx, { ...facts, officer: holders.get('orders') });
  await takeStatistics(tx, orderTables);
  await writePay(tx, { ...facts, officer: holders.get('payroll') });
  // beside the calendar that the company works by, so that programmes, crews and the roster have something to show
  await layUsualCalendars(tx, companyId, facts.today, facts.newId);
  announceDemoProcesses();
  await writeWelfare(tx, { ...facts, officer: holders.get('hrofficer'), second: holders.get('payroll'), employee: holders.get('employee') });
  const asking = { ...facts, person: (username: string) => holders.get(username) };
  await writeLeaves(tx, asking);
  await writeAttendanceRequests(tx, asking);
  await writeCrews(tx, asking);
  await dropMessages(tx);
  const officer = partyOf('hrofficer');
  if (officer === null) return;
  for (const company of organisation.companies) {
    const first = [...holders.values()].filter((one) => one.companyId === company.companyId).map(({ partyId }) => partyId);
    if (first.length > 0) await writeAttendance(tx, { ...facts, companyId: company.companyId, first, officer });
  }
  await writeClocks(tx, facts.now);
}
