/** The bank account into which a person is paid; how much of it was entered differs. Pure. */
import { bankOfSheba, isBankCard } from '#kernel/identity-codes/identity-codes.ts';
import type { Dice } from '../dice.ts';
import { span } from '../spans.ts';
import words from './life.messages.fa.ts';
import type { Life, LifeMaking } from './life.ts';

/** Beginnings of the cards of the banks that people of the demo are with. */
const cardPrefixes: Readonly<Record<string, string>> = {
  '011': '627961',
  '012': '610433',
  '013': '589463',
  '014': '628023',
  '015': '589210',
  '016': '603770',
  '017': '603799',
  '018': '627353',
  '019': '603769',
  '054': '622106',
  '057': '502229',
};

/** Sixteen digits with a right check digit. */
function makeCard(bank: string, chance: Dice): string {
  const body = (cardPrefixes[bank] ?? '603799') + chance.digits(9);
  return Array.from({ length: 10 }, (_, digit) => body + String(digit)).find(isBankCard) ?? makeCard(bank, chance);
}

export function makeAccount({ file, dice, isModest }: LifeMaking): Life['account'] {
  const chance = dice(6);
  const { id, iban } = file.account;
  const bank = bankOfSheba(iban) ?? '';
  const bare = { branchCode: null, branchName: null, accountNumber: null, cardNumber: null, ownerFirstName: null, ownerLastName: null };
  const isEntered = !isModest(file.partyId) && chance.chance(0.88);
  return {
    bankAccountId: id,
    iban,
    bankId: bank,
    ...(isEntered
      ? {
          branchCode: String(chance.between(100, 9_999)),
          branchName: chance.pick(words.branches),
          accountNumber: chance.chance(0.7) ? chance.digits(13) : null,
          cardNumber: chance.chance(0.75) ? makeCard(bank, chance) : null,
          ownerFirstName: file.firstName,
          ownerLastName: file.lastName,
        }
      : bare),
    valid: span(file.hired, null),
  };
}
