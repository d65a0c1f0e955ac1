/** Services that every company begins with and edits: the templates of issue 24. */
import words from './service-defaults.messages.fa.ts';

const FAMILY = JSON.stringify(['self', 'Spouse', 'Daughter', 'Son', 'AdoptedChild']);
const CHILDREN = JSON.stringify(['Daughter', 'Son', 'AdoptedChild']);
const SELF = JSON.stringify(['self']);

const terms: Readonly<Record<keyof typeof words, Readonly<Record<string, string>>>> = {
  COAST: { kind: 'stay', use_type: 'travel', payment: 'paid', audience: FAMILY },
  PILGRIMAGE: { kind: 'trip', use_type: 'travel', payment: 'paid', audience: FAMILY },
  POOL: { kind: 'gathering', use_type: 'leisure', payment: 'paid', audience: FAMILY },
  CONCERT: { kind: 'gathering', use_type: 'leisure', payment: 'paid', audience: JSON.stringify(['self', 'Spouse', 'guest']) },
  SCHOOL: { kind: 'goods', use_type: 'other', payment: 'free', audience: CHILDREN },
  NOWRUZ: { kind: 'goods', use_type: 'other', payment: 'free', audience: SELF },
};

export const serviceDefaults = (Object.keys(terms) as (keyof typeof words)[]).map((code) => ({ code, terms: { ...terms[code], title: words[code] } }));
