/** Values of input factors of a sheet: what stands in the draft of one of its factors and not in the sheet ends. */
import { defineImport } from '#platform/import-export/kind.define.ts';
import messages from './factor-import.messages.fa.ts';
import { factorImport } from './factor-import.service.ts';

export const importKind = defineImport(factorImport({ kind: 'inputFactorReplace', order: 9, texts: messages.replaceFactors, replaces: true }));
