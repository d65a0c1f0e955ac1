/** Answers what somebody who leaves is owed: reads the law, counts, explains. Nothing is stored and no person is read. */
import { toJalali } from '#kernel/jalali/jalali.ts';
import type { Context } from '#platform/http/context.server.ts';
import { figuresByYear } from '../annual-annuities/legal.store.ts';
import { paySettingsOn } from '../legal-profile/legal-profile.store.ts';
import { lawBy } from '../pay/pay-law.rules.ts';
import { figuresOf } from '../pay/pay-lines.rules.ts';
import { answerOf } from '../pay-lines/answer.rules.ts';
import { counted } from '../simulator/refusals.rules.ts';
import { bigOf, exactOf, givenOf, settingsOf } from '../simulator/wire.rules.ts';
import type { calculateSettlement } from './settlement.contract.ts';
import { settlementErrors } from './settlement.errors.ts';
import { exactText, type Owed, type SettlementQuestion, settle } from './settlement.rules.ts';

type Asking = Context<typeof calculateSettlement>;
type Body = Asking['body'];
type Said = NonNullable<Body['loans']>[number];

const owedOf = (said: Body['advances']): Owed[] =>
  (Array.isArray(said) ? said : said === undefined ? [] : [said]).map((one: Said) =>
    typeof one === 'object' ? { title: one.title, amount: bigOf(one.amount) } : { amount: bigOf(one) },
  );

/** Throws spansMissing, spansOrder and wageMissing. */
function demandParts({ spans = [], severance, leave, eidi, dailyWage, monthlyWage }: Body): void {
  const resting = severance !== undefined || eidi !== undefined;
  if (resting && spans.length === 0) throw settlementErrors.error('spansMissing');
  if ([...spans, ...(severance?.settled ?? [])].some(({ from, thru }) => thru && thru < from)) throw settlementErrors.error('spansOrder');
  if ((resting || leave !== undefined) && dailyWage === undefined && monthlyWage === undefined) throw settlementErrors.error('wageMissing');
}

const severanceOf = ({ severance }: Body): SettlementQuestion['severance'] =>
  severance && {
    method: severance.method ?? 'days',
    yearBasis: severance.yearBasis === 365 ? '365' : (severance.yearBasis ?? 'own'),
    daysPerYear: severance.daysPerYear === undefined ? undefined : exactOf(severance.daysPerYear),
    settled: (severance.settled ?? []).map(({ from, thru = null, amount = null }) => ({ from, thru, amount: amount === null ? null : bigOf(amount) })),
  };

const questionOf = (body: Body): SettlementQuestion => ({
  lastDay: body.lastDay,
  kind: body.kind,
  spans: (body.spans ?? []).map(({ from, thru = null, counts = true }) => ({ from, thru, counts })),
  ...(body.dailyWage !== undefined && { dailyWage: exactOf(body.dailyWage) }),
  ...(body.monthlyWage !== undefined && { monthlyWage: exactOf(body.monthlyWage) }),
  severance: severanceOf(body),
  leave: body.leave,
  eidi: body.eidi && { paid: bigOf(body.eidi.paid ?? 0), taxMethod: body.eidi.taxMethod ?? 'cumulative', yearTaxable: bigOf(body.eidi.yearTaxable ?? 0) },
  unpaidWage: bigOf(body.unpaidWage ?? 0),
  arrears: bigOf(body.arrears ?? 0),
  loans: owedOf(body.loans),
  advances: owedOf(body.advances),
  owed: owedOf(body.owed),
});

export async function settlement({ tx, actor, body }: Asking) {
  demandParts(body);
  const month = toJalali(body.lastDay);
  const settings = settingsOf(body.settings, await paySettingsOn(tx, actor.companyId, month));
  const lawOf = lawBy(await figuresByYear(tx), givenOf(body.parameters));
  // a year without law is refused as other faults of counting are
  const answer = counted(() => settle(questionOf(body), lawOf(month), settings));
  const lines = answer.lines.map(({ line }) => line);
  const told = answerOf({ figures: figuresOf(lines), lines, law: answer.counted.law, settings, warnings: [], titles: answer.counted.titles });
  return {
    lines: answer.lines.map(({ line, quantity, rate, amount, sign, insured, taxed }, at) => ({
      ...{ code: line.code, title: line.title, quantity: exactText(quantity), rate: exactText(rate), amount: String(amount), sign },
      ...{ insured, taxed, column: line.taxColumn, explanation: told.lines[at]?.explanation ?? null },
    })),
    net: String(answer.net),
    claim: String(answer.claim),
  };
}
