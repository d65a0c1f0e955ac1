import { route } from '#platform/http/context.server.ts';
import { exportPackage, importPackage, tryPackage, undoPackage } from './package.contract.ts';
import { bringPackage, packageOf, takePackageBack, tryItems } from './package.service.ts';

export const routes = [
  route(exportPackage, async ({ db, rows, actor, today, query: { formulaIds, asOf } }) => ({
    format: 'formula-package/1' as const,
    items: await packageOf({ db, rows, actor, day: asOf ?? today }, formulaIds.split(',')),
  })),
  route(tryPackage, async ({ tx, actor, body }) => ({
    items: (await tryItems(tx, actor.companyId, body.items)).map(({ item: { kind, code, title }, action, differences, message }) => ({
      ...{ kind, code, title, action, message },
      differences: [...differences],
    })),
  })),
  route(importPackage, (writing) => bringPackage(writing, writing.body.items)),
  route(undoPackage, (writing) => takePackageBack(writing, writing.params.libraryPackageId)),
];
