/** Makes papers of orders, with their codes and the trace of their going out. */
import { randomBytes } from 'node:crypto';
import type { AnyCall } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import { randomText } from '#kernel/ids/random-text.ts';
import { type PaperPerson as KnownPerson, paperFactsFor } from '#modules/personnel/personnel.api.ts';
import { classesOf, type WhoLooks } from '#platform/access/access.rules.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { CODE_ALPHABET, CODE_LENGTH } from '#platform/papers/paper-marks.rules.ts';
import { personOnPaper } from '#platform/papers/paper-person.rules.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import type { PaperPerson, PrintedOrder } from './order.print.ts';
import type { Copy } from './order-prints.contract.ts';
import { orderPrintErrors } from './order-prints.errors.ts';
import { keptCode, type StoredPaper } from './order-prints.store.ts';

/** Classes of what whoever prints may know of somebody. */
type Held = (partyId: string) => ReadonlySet<FieldClass>;

export const heldBy = (who: WhoLooks, call: AnyCall): Held => classesOf(who, call);

/** What stands of the person on a paper, without what whoever prints may not know. */
function personFor(known: KnownPerson, held: ReadonlySet<FieldClass>): PaperPerson {
  const of = <N extends Exclude<keyof PaperPerson, never>>(name: N): PaperPerson[N] => (held.has(personOnPaper[name]) || personOnPaper[name] === 'public' ? known[name] : null);
  return {
    fatherName: of('fatherName'),
    nationalCode: of('nationalCode'),
    idNumber: of('idNumber'),
    birthDate: of('birthDate'),
    unitName: of('unitName'),
    positionTitle: of('positionTitle'),
    hireDate: of('hireDate'),
  };
}

const SIGNED: ReadonlySet<string> = new Set(['EoSigned', 'EoAnnulled']);

export interface Printing {
  readonly copy: Copy;
  readonly held: Held;
  /** Of the page that checks a code. */
  readonly address: string;
}

/** Papers as they are laid out. Throws classNeeded where pay of somebody is not held. */
export async function papersOf(tx: Tx, stored: readonly StoredPaper[], { copy, held, address }: Printing): Promise<PrintedOrder[]> {
  if (stored.some(({ partyId }) => !held(partyId).has('pay'))) throw orderPrintErrors.error('classNeeded');
  const letterheads = new Map<string, PrintedOrder['company']>();
  const printed: PrintedOrder[] = [];
  for (const order of stored) {
    const { companyId, partyId, fromDate, stateId } = order;
    const company = letterheads.get(companyId) ?? (await letterheadOf(tx, companyId));
    letterheads.set(companyId, company);
    const code = SIGNED.has(stateId) ? (order.code ?? (await keptCode(tx, order, randomText(CODE_LENGTH, CODE_ALPHABET, randomBytes)))) : null;
    const person = personFor(await paperFactsFor(tx, partyId, fromDate), held(partyId));
    printed.push({ company, copy, address, person, order: { ...order, code } });
  }
  await writeAudit(
    tx,
    stored.map(({ orderId: id, partyId: subjectPartyId, companyId }) => ({
      ...{ entity: 'EmplOrder', id, action: 'export', subjectPartyId, companyId, changes: { copy: [null, copy] } },
    })),
  );
  return printed;
}
