/** Kinds of records of the library, in calls and in the trace. */
export const libraryEntities = { formula: 'Formula', constant: 'Constant', inputFactor: 'InputFactor', table: 'FormulaTable' } as const;

/** Of what is found by what another one names. */
export const LIBRARY = Object.values(libraryEntities);
