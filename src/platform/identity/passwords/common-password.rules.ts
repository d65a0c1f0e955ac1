/**
 * Passwords that everybody guesses first (ASVS V6.2.4, V6.2.11). The composition rule of the specification drives people to
 * decorate a known word, so decoration is taken off and what is left is looked up: one word here stands for all of its
 * spellings with capitals, digits, signs and look-alike letters. Pure.
 */

/** Of published lists of leaked passwords, and what people in Iran put there. Small Latin letters. */
const WORDS =
  'password passwort pass passwd passcode parola kalame kalameobor ramz ramzobor ramze qwerty qwertyuiop qwert qaz qazwsx qazwsxqaz qazwsxedc qwer zxcvbn zxcvbnm zxcv asdf asdfg asdfgh asdfghjkl ' +
  'admin administrator root user guest test tester testing demo default login welcome letmein changeme change secret master access system server database manager support service ' +
  'temp temporary hello salam dorood abc abcd abcde abcdef abcdefgh aaaa iloveyou love lovely eshgh eshgham azizam jigar janam golam khoda khodaya allah mohammad mohamad mohammadreza ' +
  'ali alireza hossein hosein hassan reza amir amirhossein amirali mahdi mehdi abbas saeed majid hamid omid farhad behnam fatemeh fateme zahra zahra maryam sara narges parisa setareh ' +
  'iran irani iranian tehran persia persian persepolis perspolis esteghlal mashhad shiraz isfahan esfahan tabriz ahvaz karaj qom khalij khalijefars kourosh koroush cyrus dariush ' +
  'dragon monkey football baseball soccer superman batman princess sunshine shadow michael jordan charlie killer freedom whatever starwars hunter ranger summer winter spring autumn ' +
  'monday friday january december computer internet google samsung iphone nokia android windows linux oracle cisco company office work job money bank sherkat karmand edare sazman modir ' +
  // what this product and its kind is called
  'kargozin karkonan hcm hcms hrm hr human resources humanresources personnel personel payroll hoghoogh hoghogh';
const words: ReadonlySet<string> = new Set(WORDS.split(' '));

const lookAlikes: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't', '8': 'b' };
const plain = (text: string): string => [...text].map((letter) => lookAlikes[letter] ?? letter).join('');
const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** Shorter than this, almost nothing but digits and signs is left to guess. */
const SHORT = 12;
const FEW_LETTERS = 3;

/** One text again and again: aaaa, abab, passpass. */
const unit = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text;

/** Whether a password is one of those that are tried first. `own` are words of its owner, such as the user name. */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const small = password.normalize('NFKC').toLowerCase();
  // digits and signs around the word are decoration, those within it may stand for letters
  const core = small.replace(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '');
  const readings = [lettersOf(small), lettersOf(plain(core)), lettersOf(plain(core.replace(/[^\p{L}]+$/u, '')))].map(unit);
  const known = new Set(own.map((word) => lettersOf(word.toLowerCase())).filter((word) => word.length >= FEW_LETTERS));
  if (readings.some((reading) => words.has(reading) || known.has(reading))) return true;
  return password.length < SHORT && lettersOf(small).length < FEW_LETTERS;
}
