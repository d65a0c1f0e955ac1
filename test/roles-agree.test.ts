/**
 * For every seeded group and for somebody in none: what the menu shows, what the guards of server and browser open, what
 * the dictionary holds and what the server answers are the same (guide A5). No visible page that answers 403, none hidden
 * that answers 200.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyCall, permissionKeys } from '#kernel/call.ts';
import { plainPath, type Screen } from '#kernel/screen.ts';
import { groups } from '#platform/access/access.catalogue.ts';
import { allows, mayOpen, permissionDictionary } from '#platform/access/access.rules.ts';
import { menuNodes } from '#platform/access/menu.catalogue.ts';
import { type NavigationItem, navigationFor } from '#platform/access/menu.server.ts';
import { keysOf, sourceFiles } from '#server/slices.ts';
import { addAccount, signIn, signInActors, type TestActor, testPassword } from '#testing/actors.ts';
import { allSlices, startTestApp, type TestApp } from '#testing/app.ts';
import { addressOf } from '#testing/authorisation.ts';
import { valuesFor } from '#testing/known-values.ts';
import { readsOfPage } from '#testing/page-calls.ts';
import { filledPath, queryText } from '#testing/question-cases.ts';
import { inputSchema, leastOf } from '#testing/schema-values.ts';
import { type GuardUser, mayEnter } from '#web/guard/guard.rules.ts';

/** Every seeded group, and an account in none. */
const roles = [...groups.map(({ userGroupId }) => userGroupId), 'nobody'] as const;
type Role = (typeof roles)[number];

const readsFor = (reason: string, ...paths: readonly string[]) => Object.fromEntries(paths.map((path) => [`GET /rest/s1/hcm/${path}`, reason]));

/** Reads of the tabs of a file, each opened by a key of its own (x.tab.tsx). */
const tabsOfFile = {
  ...readsFor(
    'a tab of its key',
    ...['address', 'tel', 'electronic', 'otherInfo', 'bankAccount', 'family', 'education', 'workExperience'].map((part) => `person/${part}`),
    ...['sacrifice', 'disease', 'experiment', 'health/:partyId', 'structure', 'seats', 'employments', 'employment', 'note'].map((part) => `person/${part}`),
  ),
  ...readsFor('the tabs of requests and letters in the file of another', 'changeRequest', 'changeRequest/:changeRequestId', 'letter'),
  ...readsFor('the same tabs in the own file', 'changeRequest/own', 'letter/own'),
  ...readsFor('letters-inbox.tsx asks for who issues one', 'letter/:letterId/template', 'letter/:letterId/preview'),
  'GET /rest/s1/payroll/payData': 'a tab of its key',
  'GET /rest/s1/salary/getBaseSalaryInfo': 'the same tab',
  'GET /rest/s1/payroll/personFacility': 'a tab of its key',
  'GET /rest/s1/payroll/personFacility/code': 'a tab of its key',
  'GET /rest/s1/payroll/wageItem': 'a tab of its key',
  'GET /rest/s1/payroll/personWages': 'a tab of its key',
  ...Object.fromEntries(['', '/person', '/own', '/:contractId/text'].map((path) => [`GET /rest/s1/emplOrder/contract${path}`, 'a tab of its key'])),
  'GET /rest/s1/salary/salaryGroup': 'pay-data-rows.tsx asks for it who may make the call',
  'GET /rest/s1/payroll/myPayslips': 'a tab of its key',
  'GET /rest/s1/payroll/personPayslips': 'a tab of its key',
  'GET /rest/s1/payroll/payslip/:payslipId/explanation': 'the same tab in the file of another',
  'GET /rest/s1/emplOrder/own': 'a tab of its key',
  'GET /rest/s1/emplOrder/own/:orderId': 'the same tab in the own file',
  'GET /rest/s1/emplOrder/ofPerson': 'a tab of its key',
  'GET /rest/s1/emplOrder/order/:orderId': 'the same tab in the file of another',
};
const documentsOfFile = readsFor('a tab of its key', 'person/document', 'person/documentChecklist');

/** A report opens the tab of its rows in a dialog, for holders of the key of that tab (person-report.tsx). */
const contactsOfReport = {
  ...readsFor('the tab of the file, by its key', 'person/address', 'person/tel', 'person/electronic', 'person/otherInfo'),
};

/** Tiles of the first page are shown to who may make their calls (x.tile.tsx). */
const tilesOfHome = {
  ...readsFor('a tile of its keys', ...['leave/own', 'leave/team', 'personList', 'personList/classes', 'report/documents', 'report/missingDocuments']),
  'GET /rest/s1/emplOrder/contract': 'a tile of its keys',
  'GET /rest/s1/emplOrder/due': 'a tile of its keys',
};

/** Reads that the sources of a page name beside its own key, each with why a holder of that key alone never asks for it. */
const askedOfHolders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/formula': {
    'GET /rest/s1/rule/formula/:id/tests': 'a tab of its key',
    'GET /rest/s1/rule/comparison/classes': 'a tab of its key',
    'GET /rest/s1/rule/formula/compare/:comparisonId': 'a tab of its key',
  },
  '/dashboard': { 'GET /setup/whatNext': 'what-next-link.ui.tsx asks for who may make the call', ...tilesOfHome },
  '/home': tilesOfHome,
  '/personnel/profile': {
    ...tabsOfFile,
    ...documentsOfFile,
    'GET /rest/s1/hcm/sessionsOfPerson': 'account-button.tsx shows the dialog to holders of systemManagement/accounts/sessions',
    'GET /rest/s1/hcm/accountOfPerson': 'one-time-button.tsx and account-dialog.tsx ask for holders of its keys',
  },
  '/personnel/register': { 'GET /rest/s1/hcm/positionOptions': 'register-elements.tsx shows the field to who may fill posts' },
  '/personnel/search': readsFor('peek-acts.tsx opens the certificate for who issues one', 'letter/:letterId/template', 'letter/:letterId/preview'),
  '/personnel/requests': {
    ...readsFor('a tab of its key', 'letterTemplate', 'letterPicture'),
    ...readsFor('letters-inbox.tsx asks for who issues one', 'letter/:letterId/template', 'letter/:letterId/preview'),
    ...readsFor(
      'review-dialog.tsx calls what a decision changes out of date',
      ...['infoOfEachPerson', 'person/address', 'person/bankAccount', 'person/education', 'person/electronic', 'person/family'],
      ...['person/otherInfo', 'person/sacrifice', 'person/tel', 'person/workExperience'],
    ),
  },
  '/personnelBaseInformation/:index?': {
    'GET /rest/s1/hcm/personList/classes': 'notes-tab.tsx asks for who may make the call',
    ...tabsOfFile,
    ...documentsOfFile,
    ...readsFor('person-profile.tsx shows it to who may make the call', 'person/:partyId/history'),
    ...readsFor('facts-editor.tsx calls it out of date after an edit', 'personList'),
    ...readsFor('shown to holders of its key, as on /personnel/profile', 'sessionsOfPerson', 'accountOfPerson'),
  },
  '/userProfile': {
    'GET /rest/s1/hcm/personList/classes': 'notes-tab.tsx asks for who may make the call',
    ...tabsOfFile,
    'GET /rest/s1/hcm/person/:partyId/history': 'person-profile.tsx shows the card to who may make the call',
    'GET /rest/s1/hcm/sessionsOfPerson': 'account-button.tsx shows nothing in the own file',
    'GET /rest/s1/hcm/accountOfPerson': 'nothing of it in the own file',
    'GET /rest/s1/hcm/personList': 'facts-editor.tsx calls it out of date after an edit',
  },
  '/personnel/bulkEdit': readsFor('the sheet calls what it saves out of date', 'person/structure', 'person/tel'),
  '/defineOrganization': Object.fromEntries([
    ...['address', 'tel', 'electronic', 'otherInfo'].flatMap((part) => [
      [`GET /rest/s1/hcm/orgStructure/organization/${part}`, 'a tab of its key'],
      [`GET /rest/s1/hcm/orgStructure/unit/${part}`, 'the same tab of the page of a unit'],
    ]),
    ...['organization/bankAccount', 'organization/seal', 'financeArea', 'insuranceArea'].map((part) => [`GET /rest/s1/hcm/orgStructure/${part}`, 'a tab of its key']),
    ['GET /rest/s1/hcm/orgStructure/areaOrgans', 'two tabs of its keys'],
    ...['verification/:processType', 'verificationPositions'].map((path) => [
      `GET /rest/s1/hcm/${path}`,
      'access-tab.tsx is there for holders of systemBaseData/certificationSteps',
    ]),
  ]),
  '/organizationalUnit': Object.fromEntries([
    ...['address', 'tel', 'electronic', 'otherInfo'].flatMap((part) => [
      [`GET /rest/s1/hcm/orgStructure/unit/${part}`, 'a tab of its key'],
      [`GET /rest/s1/hcm/orgStructure/organization/${part}`, 'the same tab of the page of the company'],
    ]),
    ['GET /rest/s1/hcm/orgStructure/position/filterPositions', 'a tab of its key'],
  ]),
  '/performanceProfileForm': {
    ...readsFor('leave-tab.tsx shows the own leave to holders of its key', 'leave/own', 'leave/preview'),
    ...readsFor('request-fields.tsx offers it to who may make the call', 'process/substitution/people'),
    'GET /rest/s1/functionalManagement/attendanceRequest/own': 'a tab of its key',
    'GET /rest/s1/functionalManagement/ownPhone': 'a tab of its key',
    'GET /rest/s1/functionalManagement/shiftSwap/own': 'a tab of its key',
    'GET /rest/s1/functionalManagement/shiftSwap/withMe': 'a tab of its key',
  },
  '/notification': readsFor('announcement-sheet.tsx offers it to who may write one', 'searchUsers'),
  '/NotificationsTemplate': readsFor('the sheet of a rule offers it to who may write one', 'searchUsers'),
  '/addressReport': contactsOfReport,
  '/contactReport': contactsOfReport,
  '/bankReport': {
    ...readsFor('the tab of the file, by its key', 'person/bankAccount'),
    ...readsFor('the tab of the file calls it out of date after an edit', 'infoOfEachPerson'),
  },
  '/familyReport': readsFor('the tab of the file, by its key', 'person/family'),
  '/documentsReport': readsFor('the tab of the file, by its key', 'person/document', 'person/documentChecklist'),
  '/payroll/payrollGroup': Object.fromEntries(
    ['payGroupUserGroups', 'payGroupAreas', 'allConfAccount'].map((path) => [`GET /rest/s1/payroll/${path}`, 'group-sheet.tsx asks for it who may edit a group']),
  ),
  '/welfareServiceAllocation': { 'GET /rest/s1/welfare/placeUse': 'use-by-code.tsx asks for it who may make the call' },
  '/welfareServicesGroup': {
    'GET /rest/s1/welfare/Welfare': 'welfare-groups.page.tsx asks for it who may make the call',
    'GET /rest/s1/welfare/service/definition': 'group-services.tsx asks for it who may make the call',
    ...Object.fromEntries(['fundEntry', 'fundShare'].map((path) => [`GET /rest/s1/welfare/${path}`, 'a tab of its own key'])),
  },
  '/provideFinancialFacilitation': {
    'GET /rest/s1/welfare/Welfare': 'loan-provision.page.tsx asks for it who may make the call',
    'GET /rest/s1/welfare/welfareGroup': 'loan-provision.page.tsx asks for it who may make the call',
  },
  '/PersonInsuranceReport': {
    'GET /rest/s1/welfare/compensation/own': 'person-insurance-report.page.tsx asks for it who may make the call',
    'GET /rest/s1/welfare/compensation/person': 'person-insurance-report.page.tsx asks for it who may make the call',
  },
  '/supplementaryInsurance/definition': {
    'GET /rest/s1/welfare/insurance/contract/:insuranceContractId/recount': 'a tab of its key',
    'GET /rest/s1/welfare/insurance/contract/:insuranceContractId/renewal': 'a tab of its key',
  },
  '/DefineWelfareEvent': {
    'GET /rest/s1/welfare/service/definition': 'event-definition.page.tsx asks for it who may make the call',
    'GET /rest/s1/welfare/welfareGroup': 'event-definition.page.tsx asks for it who may make the call',
  },
  '/installmentSettlement': {
    'GET /rest/s1/welfare/postponeAll': 'postpone-all-dialog.tsx is offered to who may move all',
    'GET /rest/s1/welfare/postponeInstallment': 'postpone-dialog.tsx is offered to who may move a line',
  },
  '/loanReport': { 'GET /rest/s1/welfare/RecipientInfo': 'loan-report.page.tsx opens a loan for who may make the call' },
  '/functionalManagement': { 'GET /rest/s1/functionalManagement/leaveRule/reach': 'rule-reach.tsx stands in the form of who may write a rule' },
  '/payroll/standingItems': { 'GET /rest/s1/salary/salaryGroup': 'group-month.tsx asks for it who may make the call' },
  '/payroll/wageItems': { 'GET /rest/s1/salary/salaryGroup': 'group-month.tsx asks for it who may make the call' },
  '/emplOrder/structure': { 'GET /rest/s1/emplOrder/ruleChoices': 'order-types.page.tsx asks for it who may make the call' },
  '/payroll/yearEnd': { 'GET /rest/s1/salary/salaryGroup': 'year-end.page.tsx asks for it who may make the call' },
  '/payroll/workSheet': { 'GET /rest/s1/salary/salaryGroup': 'work-sheet.page.tsx asks for it who may make the call' },
  '/payroll/reports/audit': { 'GET /rest/s1/salary/salaryGroup': 'pay-audit.page.tsx asks for it who may make the call' },
  '/payroll': {
    'GET /rest/s1/payroll/cost': 'cost-tab.tsx asks for it who may make the call',
    'GET /rest/s1/payroll/cost/part': 'cost-explained.tsx, below cost-tab.tsx',
  },
  '/payroll/reports/cost': { 'GET /rest/s1/salary/salaryGroup': 'pay-cost.page.tsx asks for it who may make the call' },
  '/payroll/simulator': { 'GET /rest/s1/salary/salaryGroup': 'simulator-case.tsx asks for it who may make the call' },
  '/organizationalUnitDegree': { 'GET /rest/s1/hcm/orgStructure/unitDegree/catalogue': 'a tab of its key' },
  '/accessLevel': {
    'GET /rest/s1/security/users': 'a tab of its key',
    'GET /rest/s1/security/accessOfUser': 'users-tab.tsx and explain-tab.tsx offer it to holders of its key',
    'GET /rest/s1/security/userGroup': 'a tab of its keys',
    'GET /rest/s1/security/userGroup/ofUser': 'users-tab.tsx offers it to holders of its key',
    'GET /rest/s1/security/accessPageData': 'tabs of its keys',
    'GET /rest/s1/security/artifactAuth/artifactAuthList': 'a tab of its key',
    'GET /rest/s1/security/userGroupAndUserGroupMember': 'a tab of its key',
    'GET /rest/s1/security/accessExplanation': 'a tab of its key',
  },
};

/** Reads of one tab of a page that each of several keys opens: whoever holds another of them never sees the tab. */
const askedByOneKey: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/personnel/requests': readsFor('requests.page.tsx shows the tabs by their keys', 'changeRequest', 'changeRequest/:changeRequestId', 'letter'),
  '/performanceProfileForm': readsFor('leave-tab.tsx shows the leave of others to holders of its key', 'leave/balances', 'leave/person'),
  '/functionalManagement': Object.fromEntries(
    [
      ...['clockCard', 'clockDevice', 'clockDeviceKey', 'offeredClocks', 'clockFormat', 'clockException', 'presses', 'now', 'reduction'],
      ...['shift', 'shiftLine', 'shiftVariant', 'shiftProgramme', 'shiftTurn', 'calendarRule', 'shiftChoices', 'shiftYear', 'workingFactor', 'roster'],
      ...['closing', 'closingSheets', 'hardPost', 'leaveRule', 'roster/gaps', 'shiftNeed', 'phonePlace', 'phonePress'],
      ...['report/totals', 'report/days', 'report/ceilings', 'report/late'],
    ].map((path) => [`GET /rest/s1/functionalManagement/${path}`, 'a tab of its key (x.attendance-tab.tsx)']),
  ),
  '/viewRecipient/:accompanyId?': {
    'GET /rest/s1/welfare/guarantorChange/own': 'own-changes.tsx asks for who may ask for loans',
    'GET /rest/s1/welfare/loan/own/guarantorGone': 'own-changes.tsx asks for who may ask for loans',
  },
};

interface Told {
  readonly dicit: Readonly<Record<string, number>>;
  readonly navigationConfig: readonly NavigationItem[];
  readonly urlPermissions: readonly string[];
}

const { screens, routes } = await allSlices();
const all = screens.map(({ screen }) => screen);
const byKeys = all.filter(({ access }) => typeof access !== 'string');
const gets = routes.filter(({ call }) => call.method === 'GET' && permissionKeys(call.permission).length > 0 && call.raw !== 'text/event-stream');

/** The file of the page beside each screen that is built. */
async function pageFiles(): Promise<ReadonlyMap<string, string>> {
  const files = (await sourceFiles()).filter(({ path }) => path.endsWith('.screen.ts'));
  const found = new Map<string, string>();
  for (const { path } of files)
    for (const screen of Object.values((await import(path)) as Record<string, Screen>)) if (!screen.notBuilt) found.set(screen.path, path.replace(/\.screen\.ts$/, '.page.tsx'));
  return found;
}

let server: TestApp;
const actors = new Map<Role, TestActor>();
const told = new Map<Role, Told>();
const wireRoles = new Map<Role, readonly string[]>();
const reads = new Map<string, readonly AnyCall[]>();

beforeAll(async () => {
  server = await startTestApp();
  await signInActors(server);
  for (const role of roles) {
    const username = `role-${role.toLowerCase()}`;
    await addAccount(server, username, { person: 'director', ...(role === 'nobody' ? {} : { group: role }) });
    const actor = await signIn(server, username, testPassword);
    actors.set(role, actor);
    told.set(role, (await actor.request('GET', '/api/rest/s1/security/permisionList')).json<Told>());
    wireRoles.set(role, (await actor.request('GET', '/api/rest/s1/hcm/getRoles')).json<{ roles: string[] }>().roles);
  }
  for (const [path, file] of await pageFiles()) reads.set(path, await readsOfPage(file));
});
afterAll(() => server.close());

const of = <T>(map: ReadonlyMap<Role, T>, role: Role): T => map.get(role) as T;
const walk = (items: readonly NavigationItem[]): NavigationItem[] => items.flatMap((item) => [item, ...walk(item.children ?? [])]);
const menuOf = (role: Role): readonly NavigationItem[] => walk(of(told, role).navigationConfig).filter(({ type }) => type === 'item');

/** Whether the dictionary holds a key, or one under it: the rule of spec section 6, said here once more. */
const holds = ({ dicit }: Told, key: string): boolean => Object.keys(dicit).some((held) => held === key || held.startsWith(`${key}/`));
const holdsOne = (dictionary: Told, keys: readonly string[]): boolean => keys.some((key) => holds(dictionary, key));

const isOfHolders = (path: string, call: AnyCall): boolean => [askedOfHolders, askedByOneKey].some((asked) => asked[path]?.[addressOf(call)] !== undefined);

const guardUser = (role: Role): GuardUser => ({
  roles: of(wireRoles, role),
  permissions: of(told, role).dicit,
  hasPersonnel: true,
  menuUrls: menuOf(role).map(({ url = '' }) => url),
});

const served = new Map<string, Promise<boolean>>();

/** Whether the server lets the role make the call: with the least input, whatever it then says of the input. Asked once. */
function isServed(role: Role, call: AnyCall): Promise<boolean> {
  const ask = async (): Promise<boolean> => {
    const known = valuesFor('accountant');
    const query = call.query ? queryText(leastOf(inputSchema(call.query), known)) : '';
    const answer = await of(actors, role).request('GET', `/api${filledPath(call, known)}${query}`);
    return !(answer.statusCode === 403 && answer.json<{ errorCode: string }>().errorCode === 'platform/http.forbidden');
  };
  const name = `${role} ${addressOf(call)}`;
  const answer = served.get(name) ?? ask();
  served.set(name, answer);
  return answer;
}

describe.each(roles)('%s', (role) => {
  test('guard of the server, guard of the browser and dictionary open the same pages', () => {
    const { urlPermissions } = of(told, role);
    const differences = all
      .filter(({ access }) => access !== 'guest')
      .flatMap((screen) => {
        const { path, access, roles: needed } = screen;
        const isFit = needed === undefined || needed.some((one) => of(wireRoles, role).includes(one));
        const held = access === 'public' || (isFit && (typeof access === 'string' ? access === 'session' : holdsOne(of(told, role), access)));
        const ways = { dictionary: held, server: urlPermissions.includes(path), browser: mayEnter(screen, guardUser(role)) };
        return new Set(Object.values(ways)).size === 1 ? [] : [`${path} ${JSON.stringify(ways)}`];
      });
    expect(differences).toEqual([]);
  });

  test('the menu shows a page exactly when the guard opens it', () => {
    const open = new Set(of(told, role).urlPermissions);
    const shown = menuOf(role);
    const urls = shown.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect([...urls].sort()).toEqual(
      all
        .filter((screen) => screen.menu && open.has(screen.path))
        .map(plainPath)
        .sort(),
    );
    // what the menu says of itself is in the dictionary too
    const keyed = walk(of(told, role).navigationConfig).filter(({ permision }) => permision !== undefined);
    const screenOf = new Map(byKeys.map((screen) => [plainPath(screen), screen]));
    for (const { id, permision = '' } of keyed) expect(holdsOne(of(told, role), (screenOf.get(id)?.access ?? [permision]) as readonly string[]), id).toBe(true);
    const links = menuNodes.filter((node) => node.type === 'link' && holds(of(told, role), node.permission));
    expect(
      walk(of(told, role).navigationConfig)
        .filter(({ type }) => type === 'link')
        .map(({ id }) => id),
    ).toEqual(links.map(({ id }) => id));
  });

  test('the server answers a read exactly when the dictionary holds its key', async () => {
    const differences: string[] = [];
    for (const { call } of gets) {
      const held = holdsOne(of(told, role), permissionKeys(call.permission));
      if ((await isServed(role, call)) !== held) differences.push(`${addressOf(call)}: ${held ? 'in' : 'not in'} the dictionary`);
    }
    expect(differences).toEqual([]);
  });

  test('a page that opens gets its answers, one that does not open gets none of its own', async () => {
    const open = new Set(of(told, role).urlPermissions);
    const faults: string[] = [];
    for (const { path, access } of byKeys)
      for (const call of reads.get(path) ?? []) {
        const answers = await isServed(role, call);
        if (open.has(path) && !answers && !isOfHolders(path, call)) faults.push(`${path} is open and asks ${addressOf(call)} in vain`);
        // a key of the page alone: what other pages ask too may be answered for them
        const keys = permissionKeys(call.permission);
        if (!open.has(path) && answers && keys.length > 0 && keys.every((key) => (access as readonly string[]).includes(key)))
          faults.push(`${path} is closed, and ${addressOf(call)} answers`);
      }
    expect(faults).toEqual([]);
  });
});

describe('groups that administrators make', () => {
  /** Every key there is and every beginning of one. */
  const beginnings = [
    ...new Set(
      keysOf(
        routes.map(({ call }) => call),
        screens,
      ).flatMap((key) => key.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))),
    ),
  ];
  const known = keysOf(
    routes.map(({ call }) => call),
    screens,
  );

  test('whoever holds one key or beginning sees in the menu what both guards open', () => {
    const differences: string[] = [];
    for (const granted of ['*', ...beginnings]) {
      const holder = { roles: ['hcmJobUsers'], grants: [{ permissions: [granted], rowScope: 'company' as const, classes: [], companyId: '' }] };
      const dicit = permissionDictionary(holder, known, new Set());
      const user: GuardUser = { roles: holder.roles, permissions: dicit, hasPersonnel: true, menuUrls: [] };
      const titled = all.map((screen) => ({ screen, title: screen.path }));
      const urls = new Set(walk(navigationFor(holder, titled, { node: (id) => id })).map(({ url }) => url));
      for (const screen of all.filter(({ access }) => access !== 'guest')) {
        const ways = { server: mayOpen(screen, holder), browser: mayEnter(screen, user), ...(screen.menu ? { menu: urls.has(plainPath(screen)) } : {}) };
        if (new Set(Object.values(ways)).size > 1) differences.push(`${granted} ${screen.path} ${JSON.stringify(ways)}`);
      }
    }
    expect(beginnings.length).toBeGreaterThan(known.length);
    expect(differences).toEqual([]);
  });

  test('a page asks its holder for nothing more than its own key, or only whoever may', () => {
    const more = byKeys.flatMap(({ path, access }) =>
      (reads.get(path) ?? [])
        .filter(
          ({ permission }) => permissionKeys(permission).length > 0 && !permissionKeys(permission).some((key) => (access as readonly string[]).some((own) => allows(own, key))),
        )
        .map((call) => `${path} ${addressOf(call)}`),
    );
    expect([...more].sort()).toEqual(
      Object.entries(askedOfHolders)
        .flatMap(([path, calls]) => Object.keys(calls).map((address) => `${path} ${address}`))
        .sort(),
    );
  });
});

test('what one key of a page asks, another of its keys does not', () => {
  const listed = Object.entries(askedByOneKey).flatMap(([path, calls]) => Object.keys(calls).map((address) => ({ path, address })));
  const wrong = listed.filter(({ path, address }) => {
    const { access = [] } = byKeys.find((screen) => screen.path === path) ?? {};
    const call = reads.get(path)?.find((one) => addressOf(one) === address);
    const opening = (access as readonly string[]).map((own) => call !== undefined && permissionKeys(call.permission).some((key) => allows(own, key)));
    return !opening.includes(true) || !opening.includes(false);
  });
  expect(wrong).toEqual([]);
});

test('every page of a key that is built has reads to look at', () => {
  const silent = byKeys.filter(({ path, notBuilt }) => !notBuilt && (reads.get(path) ?? []).length === 0).map(({ path }) => path);
  expect(silent).toEqual([]);
  expect(server.faults).toEqual([]);
});
