import { type ReactNode, useEffect, useRef } from 'react';
import { defineForm } from '#kernel/form/definition.ts';
import { formatNumber } from '#ui/format/format.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { KitServicesProvider, useKitServices } from '#ui/services/services.tsx';
import words from './form.gallery.messages.fa.ts';
import { DefinedForm } from './form.tsx';

const [PATH, REFUSING] = ['/rest/s1/hcm/gallery/contract', '/rest/s1/hcm/gallery/refused'] as const;
const skills = words.skillNames.map((description, at) => ({ enumId: `s${at}`, description }));

/** A field of every type the specification names. */
const everything = defineForm({
  key: 'gallery/everything',
  sections: [
    {
      title: words.identity,
      fields: [
        { type: 'text', name: 'name', label: words.name, required: true, maxLength: 80 },
        { type: 'text', name: 'national', label: words.code, code: 'nationalCode' },
        { type: 'text', name: 'sheba', label: words.sheba, code: 'sheba', col: 6 },
        { type: 'select', name: 'gender', label: words.gender, options: 'Gender' },
        { type: 'password', name: 'pin', label: words.pin },
        { type: 'lazyselect', name: 'unit', label: words.unit, url: '/rest/s1/hcm/gallery/rows' },
        { type: 'heavyselect', name: 'person', label: words.person, url: '/rest/s1/hcm/gallery/rows' },
        {
          type: 'group',
          name: 'phone',
          label: words.phone,
          items: [
            { type: 'text', name: 'area', label: words.areaCode, code: 'digits', maxLength: 4 },
            { type: 'text', name: 'number', label: words.number, code: 'digits', maxLength: 8, col: 3 },
          ],
        },
      ],
    },
    {
      title: words.terms,
      fields: [
        { type: 'date', name: 'day', label: words.day, required: true },
        { type: 'date', name: 'moment', label: words.moment, withTime: true },
        { type: 'hour', name: 'hours', label: words.hours },
        { type: 'longHour', name: 'longHours', label: words.longHours },
        { type: 'time', name: 'time', label: words.time },
        { type: 'number', name: 'count', label: words.count, min: 0, unit: words.days },
        { type: 'float', name: 'share', label: words.share },
        { type: 'number', name: 'wage', label: words.wage, money: true },
        {
          type: 'number',
          name: 'sum',
          label: words.sum,
          money: true,
          help: words.sumHelp,
          value: ({ wage, count }) => (typeof wage === 'string' && typeof count === 'number' ? String(BigInt(wage) * BigInt(count)) : null),
        },
        { type: 'range', name: 'band', label: words.band, min: 18, max: 70, unit: words.years, optional: true },
        { type: 'check', name: 'isFull', label: words.isFull },
        { type: 'indicator', name: 'isActive', label: words.isActive },
        { type: 'switch', name: 'remote', label: words.remote },
        { type: 'multiselect', name: 'skills', label: words.skills, options: skills },
        { type: 'multiselectAll', name: 'duties', label: words.duties, options: skills },
      ],
    },
    {
      title: words.more,
      fields: [
        { type: 'textarea', name: 'note', label: words.note, col: 6, maxLength: 200 },
        { type: 'textResize', name: 'longNote', label: words.longNote, col: 6 },
        { type: 'inputFile', name: 'letter', label: words.letter },
        { type: 'file', name: 'scan', label: words.scan, accept: ['image/*'], col: 6 },
        { type: 'filePro', name: 'files', label: words.files, col: 12 },
        { type: 'display', name: 'tracking', label: words.tracking },
        { type: 'render', name: 'summary', label: words.summary, render: ({ name }) => (typeof name === 'string' ? words.summaryOf(name) : '') },
        { type: 'component', name: 'own', label: words.own },
      ],
    },
  ],
});

const short = defineForm('gallery/short', [
  { type: 'text', name: 'name', label: words.name, required: true },
  { type: 'date', name: 'day', label: words.day, required: true },
  { type: 'number', name: 'wage', label: words.wage, money: true },
  { type: 'select', name: 'gender', label: words.gender, options: 'Gender' },
  { type: 'text', name: 'number', label: words.number, code: 'pseudoId', readOnly: true },
]);
const stored = { name: words.sampleName, day: '2026-11-20', wage: '5541850', gender: 'N', number: '1405/204' } as const;

const sixty = defineForm(
  'gallery/sixty',
  Array.from({ length: 60 }, (_, at) => ({ type: 'text' as const, name: `f${at}`, label: words.field(formatNumber(at + 1)) })),
);

/** Headings differ, as they would on pages. */
const titleOf = (number: number): string => words.title(formatNumber(number));

/** A window of its own, so that the save bar of a form stands at its end and not over the next state. */
const Stage = ({ children }: { children: ReactNode }) => <div style={{ overflow: 'hidden', padding: 4 }}>{children}</div>;

/** Sends the form inside at once, to show what comes of it. */
function Sent({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('form')?.requestSubmit(), []);
  return (
    <Stage>
      <div ref={place}>{children}</div>
    </Stage>
  );
}

/** A page that finds a draft of its form. */
function WithDraft({ children }: { children: ReactNode }) {
  const services = useKitServices();
  const drafts = { ...services.drafts, load: async () => ({ values: { name: words.otherName }, savedAt: '2026-11-20T10:00:00Z' }) };
  return (
    <KitServicesProvider value={{ ...services, drafts }}>
      <Stage>{children}</Stage>
    </KitServicesProvider>
  );
}

export default defineGallery(
  {
    'every type': () => (
      <Stage>
        <DefinedForm of={everything} path={PATH} title={titleOf(1)} elements={{ own: <p>{words.ownText}</p> }} values={{ tracking: '1405-000204' }} />
      </Stage>
    ),
    edited: () => (
      <Stage>
        <DefinedForm of={short} path={PATH} title={titleOf(2)} values={stored} version={3} />
      </Stage>
    ),
    'required missing': () => (
      <Sent>
        <DefinedForm of={short} path={PATH} title={titleOf(3)} />
      </Sent>
    ),
    'server errors': () => (
      <Sent>
        <DefinedForm of={short} path={REFUSING} title={titleOf(4)} values={stored} />
      </Sent>
    ),
    'draft notice': () => (
      <WithDraft>
        <DefinedForm of={short} path={PATH} title={titleOf(5)} values={stored} draft="1" />
      </WithDraft>
    ),
    inline: () => (
      <Stage>
        <DefinedForm of={short} path={PATH} layout="inline" />
      </Stage>
    ),
    'sixty fields': () => (
      <Stage>
        <DefinedForm of={sixty} path={PATH} title={titleOf(6)} />
      </Stage>
    ),
  },
  {
    [`POST ${PATH}`]: () => ({ rowVersion: 4 }),
    [`POST ${REFUSING}`]: () =>
      Response.json(
        { errorCode: 'gallery.refused', errors: 'refused', messages: words.refused, fields: { name: words.taken, wage: words.tooMuch }, requestId: 'K7F-204' },
        { status: 400 },
      ),
    'GET /rest/s1/hcm/gallery/rows': () => ({ list: skills, result: skills }),
  },
);
