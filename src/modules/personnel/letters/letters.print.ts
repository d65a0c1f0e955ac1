/** A letter on paper, from the text that was kept when it was issued. */
import { encode } from 'uqr';
import { isolateLtr, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { publicAddress } from '#platform/http/public-address.server.ts';
import { shownCode } from '#platform/papers/paper-marks.rules.ts';
import { addressLine, wholeNumber } from '#platform/party/contact/contact.rules.ts';
import { definePrint, type Letterhead } from '#platform/print/print.define.ts';
import { printedCode, printedDate } from '#platform/print/printed.rules.ts';
import { letterCheckScreen } from './letter-check.screen.ts';
import type { CompanyContacts } from './letter-templates.store.ts';
import type { Language } from './letters.rules.ts';
import type { IssuedLetter } from './letters.store.ts';
import words from './letters-page.messages.fa.ts';

export interface PrintedLetter {
  readonly company: Letterhead;
  readonly letter: IssuedLetter;
  /** PNG or JPEG. */
  readonly signature: Uint8Array | null;
  readonly seal: Uint8Array | null;
  readonly contacts: CompanyContacts;
  /** Where the letter is checked, without the code: of the page that everybody may open. */
  readonly address: string;
}

/** The public page, without a host where the installation names none. */
export const checkAddress = (request: Parameters<typeof publicAddress>[0]): string => `${publicAddress(request) ?? ''}${letterCheckScreen.path}`;

const inEnglish = {
  number: 'No',
  date: 'Date',
  enclosure: 'Enclosure',
  noEnclosure: 'None',
  to: ({ addressee }: { addressee: string }) => `To: ${addressee}`,
  subject: ({ title }: { title: string }) => `Subject: ${title}`,
  checkNote: ({ address }: { address: string }) => isolateLtr(`Verify at: ${address}`),
  scan: 'Scan to verify this letter.',
} as const satisfies Partial<Record<keyof typeof words, unknown>>;

const wordsIn = (language: Language): { readonly [K in keyof typeof inEnglish]: (typeof words)[K] } => (language === 'fa' ? words : inEnglish);

/** Address and number of the company in one line, as they stand at the foot of its paper; empty when nothing is known. */
function contactLine({ address, phone }: CompanyContacts): string {
  const place = address === null ? '' : [address['city'], addressLine(address)].filter((part) => typeof part === 'string' && part !== '').join(words.comma);
  const number = phone === null ? '' : wholeNumber(phone);
  return [place === '' ? [] : words.addressIs({ address: toPersianDigits(place) }), number === '' ? [] : words.phoneIs({ number: printedCode(number) })].flat().join(words.apart);
}

/** The squares of a QR code, row by row: `1` is dark. Error correction M: a stamp or a fold may cover some of it. */
const squaresOf = (text: string): string[] => encode(text, { ecc: 'M', border: 0 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));

export const letterPrint = definePrint<PrintedLetter>({
  template: new URL('./letters.print.typ', import.meta.url),
  sheet: ({ company, address, letter: { content, number, issuedOn, code, language } }) => {
    const said = wordsIn(language);
    const isPersian = language === 'fa';
    return {
      company: { ...company, name: content.companyName },
      title: content.title,
      marks: [
        { label: said.number, value: isPersian ? printedCode(number) : number },
        { label: said.date, value: isPersian ? printedDate(issuedOn) : issuedOn },
        { label: said.enclosure, value: said.noEnclosure },
      ],
      note: said.checkNote({ address: isolateLtr(address) }),
      code: shownCode(code),
    };
  },
  content: ({ address, contacts, signature, seal, letter: { content, language, code } }) => {
    const said = wordsIn(language);
    return {
      isEnglish: language === 'en',
      opening: content.opening,
      to: said.to({ addressee: content.addressee }),
      subject: said.subject({ title: content.title }),
      paragraphs: content.paragraphs,
      signer: content.signer,
      signerName: content.signerName,
      signature,
      seal,
      squares: squaresOf(`${address}?code=${shownCode(code)}`),
      scan: said.scan,
      // it is written in Persian
      contacts: language === 'fa' ? contactLine(contacts) : '',
    };
  },
});
