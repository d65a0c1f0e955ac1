/** SQL of the factors of pay that rows of employments name. */
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import { OPTION_LIMIT } from './factor-options.contract.ts';

export interface NamedFactor {
  readonly payFactorId: string;
  readonly code: string;
  readonly title: string;
}

const ofPay = (companyId: string) => sql`from pay_factor f where f.company_id = ${companyId}::uuid and f.branch = 'payroll'`;
const columns = sql`f.pay_factor_id as "payFactorId", f.code, f.title`;

/** Every factor of pay of a company, by title; there are some dozens. */
export const factorsOf = (db: Db, companyId: string): Promise<NamedFactor[]> => db.many<NamedFactor>(sql`select ${columns} ${ofPay(companyId)} order by f.title, f.code`);

/** Those whose code or title holds what is typed. */
export async function factorsLike(db: Db, companyId: string, typed: string): Promise<NamedFactor[]> {
  const words = foldForSearch(typed);
  const found = await factorsOf(db, companyId);
  return found.filter(({ code, title }) => foldForSearch(title).includes(words) || code.toLowerCase().includes(typed.trim().toLowerCase())).slice(0, OPTION_LIMIT);
}

/** Whether a factor is one of pay of a company. */
export const isFactorOf = async (db: Db, companyId: string, payFactorId: string): Promise<boolean> =>
  (await db.maybe(sql`select ${columns} ${ofPay(companyId)} and f.pay_factor_id = ${payFactorId}::uuid`)) !== undefined;
