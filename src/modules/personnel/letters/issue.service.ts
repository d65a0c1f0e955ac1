/** Issuing a letter from a template. */
import { randomBytes } from 'node:crypto';
import { randomText } from '#kernel/ids/random-text.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { listInWords } from '#kernel/persian-text/persian-text.ts';
import { formatRial, rialInWords } from '#kernel/rial/rial.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor, Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { CODE_ALPHABET, CODE_LENGTH, initialsOf, shownCode, shownNumber } from '#platform/papers/paper-marks.rules.ts';
import { printedAmount, printedCode, printedDate } from '#platform/print/printed.rules.ts';
import { keepPicture, usableTemplate } from './letter-templates.store.ts';
import { issueLetter, letterErrors, type previewLetter } from './letters.contract.ts';
import { type Language, type LetterFacts, letterPlaceholders } from './letters.rules.ts';
import { factsFor, type KnownLetter, letterOf, lockLetter, nextNumber, type PersonFacts, writeIssue } from './letters.store.ts';
import { notifyRequester } from './letters-notices.service.ts';
import words from './letters-page.messages.fa.ts';

type Issuing = Context<typeof issueLetter>;

/** Days of a month of wages. */
const MONTH = 30n;

/** Values as the language writes them; what is not known is null. An English letter says names in Latin letters and dates of the common calendar. */
function valuesOf(facts: PersonFacts, language: Language, { addressee, number, day }: { addressee: string; number: string; day: string }): LetterFacts {
  const isPersian = language === 'fa';
  const date = (iso: string | null): string | null => (iso === null ? null : isPersian ? printedDate(iso) : iso);
  const code = (text: string | null): string | null => (text === null ? null : isPersian ? printedCode(text) : text);
  const daily = facts.dailyWage === null ? null : BigInt(facts.dailyWage);
  const monthly = daily === null ? null : daily * MONTH;
  const amount = (rials: bigint | null): string | null => (rials === null ? null : isPersian ? printedAmount(rials) : formatRial(rials));
  const latin = facts.latinFirstName && facts.latinLastName ? `${facts.latinFirstName} ${facts.latinLastName}` : null;
  return {
    honorific: words.honorifics[language][facts.gender ?? 'unknown'],
    fullName: isPersian ? [facts.firstName, facts.lastName, facts.suffix].filter(Boolean).join(' ') : latin,
    fatherName: facts.fatherName,
    nationalCode: code(facts.nationalCode),
    idNumber: code(facts.idNumber),
    birthDate: date(facts.birthDate),
    pseudoId: code(facts.pseudoId),
    companyName: facts.companyName,
    positionTitle: facts.positionTitle,
    unitName: facts.unitName,
    employmentKind: facts.employmentKind,
    hireDate: date(facts.hireDate),
    addressee,
    letterNumber: code(number),
    letterDate: date(day),
    dailyWage: amount(daily),
    monthlyWage: amount(monthly),
    monthlyWageInWords: monthly === null ? null : isPersian ? rialInWords(monthly) : null,
  };
}

/** The letter that waits, for somebody else. */
async function waiting({ tx, rows, actor, params }: Issuing): Promise<KnownLetter> {
  const letter = await lockLetter(tx, rows, params.letterId);
  if (letter === undefined) throw httpErrors.error('notFound');
  if (letter.state !== 'asked') throw letterErrors.error('closed');
  if (letter.partyId === actor.partyId) throw letterErrors.error('ownLetter');
  return letter;
}

const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');

/** The template and what it speaks of. Throws noTemplate, and classNeeded for who may not know some of that. */
async function groundsOf(db: Db, actor: Actor, letter: KnownLetter, templateId: string, today: string) {
  const template = await usableTemplate(db, templateId, letter, today);
  if (template === undefined) throw letterErrors.error('noTemplate');
  const classes = letterPlaceholders.classesIn(letterPlaceholders.in(template.bodyText).used);
  const held = classesOf(actor, issueLetter)(letter.partyId);
  if (!classes.every((one) => held.has(one))) throw letterErrors.error('classNeeded');
  return { template, classes, facts: await factsFor(db, letter.partyId, today) };
}

/** The text as it would be issued; the number is not taken. */
export async function preview({ db, rows, actor, params, query, today }: Context<typeof previewLetter>) {
  const letter = await letterOf(db, rows, params.letterId);
  if (letter === undefined) throw httpErrors.error('notFound');
  const { template, facts } = await groundsOf(db, actor, letter, query.templateId, today);
  const { text, missing } = letterPlaceholders.fill(template.bodyText, valuesOf(facts, letter.language, { addressee: letter.addressee, number: words.numberLater, day: today }));
  return { partyId: letter.partyId, paragraphs: paragraphsOf(text), missing: missing.map((one) => words.placeholders[one]) };
}

/** Issues it; answers number and code. The number is taken last, so that nothing waits for it longer than it must. */
export async function issue(context: Issuing): Promise<{ number: string; code: string }> {
  const { tx, actor, body, today, clock, audit } = context;
  const letter = await waiting(context);
  const { letterId, partyId, companyId, language, addressee } = letter;
  const { template, classes, facts } = await groundsOf(tx, actor, letter, body.templateId, today);
  const { year } = toJalali(today);
  const place = await nextNumber(tx, companyId, year);
  const number = shownNumber(year, place);
  const { text, missing } = letterPlaceholders.fill(template.bodyText, valuesOf(facts, language, { addressee, number, day: today }));
  // the number goes back with the transaction
  if (missing.length > 0) throw letterErrors.error('missingFacts', { values: { names: listInWords(missing.map((one) => words.placeholders[one])) } });
  const code = randomText(CODE_LENGTH, CODE_ALPHABET, randomBytes);
  const { title, opening, signer, signerName } = template;
  const content = {
    title,
    companyName: facts.companyName,
    addressee,
    opening,
    signer,
    signerName,
    signature: await keepPicture(tx, companyId, template.signature),
    seal: await keepPicture(tx, companyId, template.seal),
    paragraphs: paragraphsOf(text),
  };
  const initials = initialsOf(facts.firstName, facts.lastName);
  await writeIssue(tx, { letterId, templateId: body.templateId, by: actor.partyId, now: clock.now(), year, number: place, day: today, code, initials, classes, content });
  audit({ entity: 'Letter', id: letterId, action: 'update', subjectPartyId: partyId, companyId, changes: { state: ['asked', 'issued'], number: [null, number] } });
  await notifyRequester(context, letter, 'issued');
  return { number, code: shownCode(code) };
}
