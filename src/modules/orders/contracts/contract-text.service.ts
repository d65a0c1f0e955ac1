/** The text of a contract: the terms of its type on its first day, with what they speak of in their places. */
import type { FieldClass } from '#kernel/entity.ts';
import { type PaperPerson, paperFactsFor } from '#modules/personnel/personnel.api.ts';
import type { Db } from '#platform/db/db.server.ts';
import { printedAmount, printedAmountInWords, printedCode, printedCount, printedDate } from '#platform/print/printed.rules.ts';
import { type ContractFacts, type ContractPlaceholder, contractPlaceholders } from '../contract-types/contract-text.rules.ts';
import typeWords from '../contract-types/contract-types-page.messages.fa.ts';
import { probationEnd } from './contract.rules.ts';
import { type ContractContent, type KnownContract, type StoredTerm, termsOn, type Wage, wagesOn } from './contracts.store.ts';
import words from './contracts-page.messages.fa.ts';

/** Days of a month of wages. */
const MONTH = 30n;

interface Marks {
  readonly number: string;
  /** ISO day. */
  readonly day: string;
}

/** What the terms may speak of, as Persian papers write it; what is not known is null. */
function factsOf(contract: KnownContract, person: PaperPerson, { number, day }: Marks): ContractFacts {
  const date = (iso: string | null): string | null => (iso === null ? null : printedDate(iso));
  const code = (text: string | null): string | null => (text === null ? null : printedCode(text));
  const daily = person.dailyWage === null ? null : BigInt(person.dailyWage);
  const monthly = daily === null ? null : daily * MONTH;
  return {
    honorific: typeWords.honorifics[person.gender ?? 'unknown'],
    fullName: contract.fullName,
    fatherName: person.fatherName,
    nationalCode: code(person.nationalCode),
    idNumber: code(person.idNumber),
    birthDate: date(person.birthDate),
    pseudoId: code(contract.pseudoId),
    companyName: person.companyName,
    positionTitle: person.positionTitle,
    unitName: person.unitName,
    employmentKind: person.employmentKind,
    hireDate: date(person.hireDate),
    contractType: contract.typeName,
    contractNumber: code(number),
    contractDate: date(day),
    fromDate: date(contract.fromDate),
    thruDate: date(contract.thruDate),
    probationDays: printedCount(contract.probationDays),
    probationEnd: date(probationEnd(contract.fromDate, contract.probationDays)),
    dailyWage: daily === null ? null : printedAmount(daily),
    monthlyWage: monthly === null ? null : printedAmount(monthly),
    monthlyWageInWords: monthly === null ? null : printedAmountInWords(monthly),
  };
}

const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');
const usedIn = (terms: readonly StoredTerm[]): ContractPlaceholder[] => [...new Set(terms.flatMap(({ bodyText }) => contractPlaceholders.in(bodyText).used))];

/** What a draft is to say: nothing is filled in yet. */
export interface Grounds {
  readonly terms: readonly StoredTerm[];
  readonly classes: readonly FieldClass[];
}

/** The terms of a contract's type on its first day, and the classes of what they speak of. */
export async function groundsOf(db: Db, contract: KnownContract): Promise<Grounds> {
  const terms = await termsOn(db, contract.agreementId, contract.fromDate);
  const spoken = contractPlaceholders.classesIn(usedIn(terms));
  return { terms, classes: [...new Set<FieldClass>([...spoken, ...(contract.printVersion === 'pay' ? (['pay'] as const) : [])])] };
}

/** Fills terms in; `missing`: what is not known of the person, in words. */
export async function composed(db: Db, contract: KnownContract, { terms }: Grounds, marks: Marks) {
  // as the file stands on the first day of the contract
  const person = await paperFactsFor(db, contract.partyId, contract.fromDate);
  const facts = factsOf(contract, person, marks);
  const missing = new Set<ContractPlaceholder>();
  const filled = terms.map(({ title, bodyText }) => {
    const one = contractPlaceholders.fill(bodyText, facts);
    for (const name of one.missing) missing.add(name);
    return { title, paragraphs: paragraphsOf(one.text) };
  });
  const wages = contract.printVersion === 'pay' ? await tableOfWages(db, contract, person) : [];
  const content: ContractContent = { typeName: contract.typeName, companyName: person.companyName, fullName: contract.fullName, terms: filled, wages };
  return { content, missing: [...missing].map((name) => typeWords.placeholders[name]) };
}

async function tableOfWages(db: Db, contract: KnownContract, { dailyWage }: PaperPerson): Promise<Wage[]> {
  const base = dailyWage === null ? [] : [{ title: words.baseWage, amount: dailyWage, per: 'day' as const }];
  return [...base, ...(await wagesOn(db, contract, contract.fromDate))];
}
