/** Values of input factors of a sheet: what stands in a draft and not in the sheet stays. */
import { defineImport } from '#platform/import-export/kind.define.ts';
import messages from './factor-import.messages.fa.ts';
import { factorImport } from './factor-import.service.ts';

export const importKind = defineImport(factorImport({ kind: 'inputFactor', order: 6, texts: messages.importFactors, replaces: false }));
