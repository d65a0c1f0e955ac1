/** What an order said over time, chosen by when each was known. */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import type { ShownOrder } from './order-view.tsx';
import words from './orders-page.messages.fa.ts';

type Version = ShownOrder['versions'][number];

function nameOf({ version, knownAt, byNumber, byTitle }: Version): string {
  const [number, at] = [formatNumber(version), formatDateTime(knownAt)];
  return byNumber === null ? words.version({ number, at }) : words.versionBy({ number, at, by: `${toPersianDigits(byNumber)} ${byTitle ?? ''}` });
}

export function OrderVersions({ order: { version, versions }, onVersion }: { order: ShownOrder; onVersion: (version: number) => void }) {
  const [latest] = versions;
  if (latest === undefined || versions.length < 2) return null;
  const options = versions.map((one) => ({ id: String(one.version), label: nameOf(one) }));
  return (
    <>
      <SelectField label={words.versions} options={options} value={String(version)} onChange={(next) => onVersion(Number(next ?? latest.version))} />
      {version === latest.version ? null : <Alert type="warning">{words.olderVersion}</Alert>}
    </>
  );
}
