/** Words of a list of the insured as a file for the insurer. */
export default {
  title: (v: { number: string; contract: string }) => `فهرست بیمه‌شدگان ${v.number} - ${v.contract}`,
  sheet: 'بیمه‌شدگان',
  take: (v: { kind: string; name: string }) => `${v.kind} برای بیمه‌گر، ${v.name}`,
  kinds: { xlsx: 'اکسل', csv: 'CSV', pdf: 'PDF' },
} as const;
