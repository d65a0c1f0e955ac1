import { route } from '#platform/http/context.server.ts';
import { kinds } from '../library.contract.ts';
import { libraryErrors } from '../library.errors.ts';
import { readHead, versionOf } from '../library.store.ts';
import { demand } from '../table-rows/table-rows.service.ts';
import { checkFormulaContent } from './formula-check.server.ts';
import { end, publish, readSetting, runTests, writeSetting } from './publishing.contract.ts';
import { endItem, publishItem } from './publishing.service.ts';
import { settingOf, updateSetting } from './publishing.store.ts';

export const routes = [
  ...kinds.flatMap((kind) => [
    route(publish[kind], (writing) => publishItem(writing, kind, writing.params.id, writing.body), 'library publish'),
    route(end[kind], (writing) => endItem(writing, kind, writing.params.id, writing.body), 'library end'),
  ]),
  route(runTests, async ({ db, rows, actor, params: { id }, query: { version } }) => {
    const head = demand(await readHead(db, { rows, actor }, 'formula', id));
    const looked = demand(await versionOf<'formula'>(db, head, version));
    const { faults, warnings, tests, unreached } = await checkFormulaContent({ db, rows, actor, day: looked.fromDate }, head.code, looked.content);
    return {
      version: looked.version,
      faults: faults.map(({ path, ...fault }) => ({ ...fault, ...(path && { path: [...path] }) })),
      warnings: warnings.map(({ from, to }) => ({ from, to })),
      tests: [...tests],
      unreached: [...unreached],
    };
  }),
  route(readSetting, ({ db, actor }) => settingOf(db, actor.companyId)),
  route(writeSetting, async ({ tx, rows, actor, body, audit }) => {
    if (!rows.companyIds.includes(actor.companyId)) throw libraryErrors.error('ownAbove');
    const before = await settingOf(tx, actor.companyId);
    const written = await updateSetting(tx, actor.companyId, body);
    if (!written) throw libraryErrors.error('stale');
    audit({ entity: 'LibrarySetting', id: actor.companyId, companyId: actor.companyId, action: 'update', changes: { twoPeople: [before.twoPeople, body.twoPeople] } });
    return written;
  }),
];
