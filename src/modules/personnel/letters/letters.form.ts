/** Forms of letters: the template of the personnel office, and what somebody asks for. */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { partDays } from '#platform/party/parts/part.define.ts';
import { letterPlaceholders } from './letters.rules.ts';
import words from './letters-page.messages.fa.ts';

const kind = {
  type: 'select',
  name: 'kind',
  label: words.kind,
  options: Object.entries(words.kinds).map(([enumId, description]) => ({ enumId, description })),
  required: true,
} as const;
const language = {
  type: 'select',
  name: 'language',
  label: words.language,
  options: Object.entries(words.languages).map(([enumId, description]) => ({ enumId, description })),
  required: true,
} as const;

/** What is wrong with the text of a template. */
function faultOfBody({ bodyText, kind: of }: FormValues): string | undefined {
  if (typeof bodyText !== 'string') return undefined;
  const { used, unknown, isBroken } = letterPlaceholders.in(bodyText);
  if (unknown[0] !== undefined) return words.unknownPlaceholder(unknown[0]);
  if (isBroken) return words.brokenPlaceholder;
  return of !== 'wage' && letterPlaceholders.classesIn(used).includes('pay') ? words.wageElsewhere : undefined;
}

const picture = { type: 'select', optionIdField: 'pictureId', optionLabelField: 'title' } as const;

/** `pictures`: the signatures and seals to choose from, where they are known; the server asks its own. */
export const templateFormWith = (pictures: readonly (OptionRow & { readonly kind: string })[] | undefined) => {
  const options = (kind: string) => pictures?.filter((one) => one.kind === kind) ?? 'letterPictures';
  return defineForm('personnel/letterTemplate', [
    { type: 'text', name: 'title', label: words.templateTitle, required: true, maxLength: 100 },
    kind,
    language,
    { type: 'text', name: 'opening', label: words.opening, help: words.openingHelp, maxLength: 100 },
    { type: 'text', name: 'signerName', label: words.signerName, maxLength: 100 },
    { type: 'text', name: 'signer', label: words.signer, required: true, maxLength: 100 },
    { ...picture, name: 'signatureId', label: words.signature, help: words.pictureHelp, options: options('Signature') },
    { ...picture, name: 'sealId', label: words.seal, help: words.pictureHelp, options: options('Seal') },
    { type: 'indicator', name: 'isActive', label: words.isActive, required: true },
    ...partDays,
    {
      type: 'textarea',
      name: 'bodyText',
      label: words.bodyText,
      help: words.bodyHelp({ names: Object.values(words.placeholders).map((name) => `{{${name}}}`) }),
      required: true,
      maxLength: 4000,
      rows: 10,
      col: 12,
      validator: (values) => fault(faultOfBody(values)),
    },
  ]);
};

export const templateForm = templateFormWith(undefined);

export const askForm = defineForm('personnel/letter', [
  kind,
  language,
  { type: 'text', name: 'addressee', label: words.addressee, help: words.addresseeHelp, required: true, maxLength: 200 },
  { type: 'textarea', name: 'note', label: words.note, maxLength: 1000, rows: 2, col: 12 },
]);
