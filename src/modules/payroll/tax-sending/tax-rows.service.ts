/** The list of the salary tax of an approved run with all columns of its files. */
import { classesOf } from '#platform/access/access.rules.ts';
import { make } from '../run-state-files/run-state-files.service.ts';
import { saidForm } from '../run-state-files/said-settings.rules.ts';
import { demandRun, type Reader, readSealed, type Sealed } from '../run-state-files/sealed-run.service.ts';
import type { TaxFile, TaxLayout } from '../state-files/tax-list.rules.ts';
import { type ListRow, listRows } from './tax-rows.rules.ts';
import { taxListRows } from './tax-sending.contract.ts';

interface Asked {
  readonly list: TaxFile;
  /** As the output type says, or the current one, when absent. */
  readonly layout?: TaxLayout | undefined;
}

export interface ListedRows {
  readonly sealed: Sealed;
  readonly layout: TaxLayout;
  readonly rows: readonly ListRow[];
}

/** Who stands in a file of the list. Throws notFound, notSealed and withheld. */
export async function rowsOfList(reader: Reader, payRunId: string, { list, layout: asked }: Asked): Promise<ListedRows> {
  const sealed = await readSealed(reader, await demandRun(reader, payRunId));
  const said = saidForm(sealed.head.settings?.tax).layout;
  const layout = asked ?? (said === 'older' ? said : 'current');
  return { sealed, layout, rows: listRows(list, await make(reader.db, sealed, 'tax', { layout }), sealed.people, classesOf(reader.actor, taxListRows)) };
}
