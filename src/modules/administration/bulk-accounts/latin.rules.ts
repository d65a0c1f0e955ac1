/**
 * A Persian name in Latin letters, as people write it without much thought: karimi, ahmadi, zahra. Persian leaves short
 * vowels out, so an `a` is put where two consonants would begin a syllable. A help for names of accounts, no transcription. Pure.
 */

const consonants: Readonly<Record<string, string>> = {
  '\u0628': 'b',
  '\u067E': 'p',
  '\u062A': 't',
  '\u062B': 's',
  '\u062C': 'j',
  '\u0686': 'ch',
  '\u062D': 'h',
  '\u062E': 'kh',
  '\u062F': 'd',
  '\u0630': 'z',
  '\u0631': 'r',
  '\u0632': 'z',
  '\u0698': 'zh',
  '\u0633': 's',
  '\u0634': 'sh',
  '\u0635': 's',
  '\u0636': 'z',
  '\u0637': 't',
  '\u0638': 'z',
  '\u063A': 'gh',
  '\u0641': 'f',
  '\u0642': 'gh',
  '\u06A9': 'k',
  '\u0643': 'k',
  '\u06AF': 'g',
  '\u0644': 'l',
  '\u0645': 'm',
  '\u0646': 'n',
  '\u0647': 'h',
  '\u0626': 'y',
};
const [ALEF, ALEF_MADDA, EIN, VAV, HE] = ['\u0627', '\u0622', '\u0639', '\u0648', '\u0647'];
const yes = ['\u06CC', '\u064A'];
const longVowels = [ALEF, ALEF_MADDA, VAV, ...yes];

type Sound = { readonly text: string; readonly isVowel: boolean };

function soundOf(letter: string, before: Sound | undefined, next: string | undefined): Sound | undefined {
  const opens = next !== undefined && longVowels.includes(next);
  if (letter === ALEF || letter === ALEF_MADDA) return { text: 'a', isVowel: true };
  if (letter === EIN) return before === undefined ? { text: 'a', isVowel: true } : undefined;
  if (letter === VAV) return before === undefined || before.isVowel || opens ? { text: 'v', isVowel: false } : { text: 'u', isVowel: true };
  if (yes.includes(letter)) return before === undefined || (before.isVowel && next !== undefined) || opens ? { text: 'y', isVowel: false } : { text: 'i', isVowel: true };
  if (letter === HE && next === undefined && before !== undefined && !before.isVowel) return { text: 'e', isVowel: true };
  const text = consonants[letter] ?? (/^[a-z]$/.test(letter) ? letter : undefined);
  return text === undefined ? undefined : { text, isVowel: 'aeiou'.includes(text) };
}

function wordInLatin(word: string): string {
  if (/^[a-z]*$/.test(word)) return word;
  const letters = [...word];
  const sounds: Sound[] = [];
  for (const [at, letter] of letters.entries()) {
    const sound = soundOf(letter, sounds.at(-1), letters[at + 1]);
    if (sound) sounds.push(sound);
  }
  let text = '';
  for (const [at, sound] of sounds.entries()) {
    const next = sounds[at + 1];
    const closesSyllable = /[aeiou]$/.test(text);
    text += !sound.isVowel && next !== undefined && !next.isVowel && !closesSyllable ? `${sound.text}a` : sound.text;
  }
  return text;
}

/** Letters a to z only; '' when nothing can be read. */
export const inLatin = (name: string): string =>
  name
    .toLowerCase()
    .split(/[\s\u200c-]+/)
    .map(wordInLatin)
    .join('');
