import words from '../insurance-definition/insurance-definition-page.messages.fa.ts';

const names: Readonly<Record<string, string>> = words.relations;

/** What a relation of the family tab is called. */
export const relationName = (relation: string): string => names[relation] ?? names['OtherRelative'] ?? '';
