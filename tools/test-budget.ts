/**
 * How many tests each part of the suite may have. It grows by decision: who needs more writes so here, in the change that brings them. Times are printed
 * and not judged, since they say as much about the machine; how much the bombardment of the calls may send stands in `test/contract-fuzz.test.ts`. Pure.
 */

/** The first part whose files these are. */
const parts = [
  // with the language of formulas, of which each branch has an example; a second of work for two hundred of them
  { name: 'rules without I/O', files: /^src\/kernel\//, most: 1_250 },
  // the screens of pay, tiles and acts brought some hundred and thirty
  { name: 'pages', files: /\.page\.test\.tsx$|^src\/(ui|web)\//, most: 1_450 },
  // the hundred calls of pay brought some three hundred, those of accounts, vouchers, duties and facilities as many again; a run of all takes less time than before since databases lie in memory
  // those of attendance, loans, insurance, moves and runs of orders, files of the state some six hundred
  // those of annulment, correction, cost, papers, due orders, the work sheet's file, a day and a month of attendance some eighty
  // money of loans, members and claims of insurance, services, requests of attendance, answers of banks and the year's end some two hundred and sixty
  // duties by law, the month so far, the year of a person, receipts of orders, imports and payments of insurance, conditions of events some sixty
  // pressing on phones, reports of attendance, receipts of places, cost, tax columns and steps of a run some sixty, two or three of each of their twenty calls
  // rules of leave, funds of groups, insurers with their columns and files some hundred, three or four of each of their twenty-seven calls
  { name: 'attacks and matrices', files: /^test\/.*\.test\.ts$/, most: 5_300 },
  // the library of formulas brought some two hundred and fifty, runs of pay and what corrects them some hundred and fifty,
  // what a pay group says, its process, periods and vouchers as many again, and the slices named above some ninety
  { name: 'slices', files: /\.test\.ts$/, most: 5_000 },
  // one a screen: it grows by what is built
  { name: 'walk through the screens', files: /^test\/walk\//, most: 120 },
  { name: 'components', files: /^test\/gallery\//, most: 85 },
  // two of the files of a month and of the end of a year, one of the life of an order
  { name: 'journeys', files: /\.journey\.ts$/, most: 93 },
] as const;

export interface Counted {
  readonly name: string;
  readonly seconds: number;
  readonly tests: number;
}

export interface Share {
  readonly name: string;
  readonly tests: number;
  readonly most: number;
  readonly seconds: number;
}

/** What each part took of the run, in tests and seconds of one worker. */
export function sharesOf(files: readonly Counted[]): readonly Share[] {
  const byPart = Map.groupBy(files, ({ name }) => parts.find((part) => part.files.test(name)));
  return parts.flatMap((part) => {
    const own = byPart.get(part) ?? [];
    const sum = (key: 'tests' | 'seconds'): number => own.reduce((total, one) => total + one[key], 0);
    return own.length === 0 ? [] : [{ name: part.name, most: part.most, tests: sum('tests'), seconds: sum('seconds') }];
  });
}

/** Parts that have more tests than was decided. */
export const beyondBudget = (shares: readonly Share[]): readonly Share[] => shares.filter(({ tests, most }) => tests > most);
