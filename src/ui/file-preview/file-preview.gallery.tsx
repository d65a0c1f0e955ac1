import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import fieldWords from '#ui/file-field/file-field.gallery.messages.fa.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import messages from './file-preview.messages.fa.ts';
import { FilePreview } from './file-preview.tsx';

const nothing = () => undefined;
/** A PNG of one grey pixel. */
const pixel = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='), (letter) => letter.charCodeAt(0));
const path = '/rest/s1/hcm/getpersonnelfile1';

function Image() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{messages.shown(fieldWords.photo)}</Button>
      {isOpen ? <FilePreview name={fieldWords.photo} address={`/api${path}`} onClose={() => setOpen(false)} onDownload={nothing} /> : null}
    </>
  );
}

export default defineGallery(
  {
    image: Image,
    'not there': () => <FilePreview name={fieldWords.contract} address="/nothing-here" onClose={nothing} onDownload={nothing} />,
  },
  { [`GET ${path}`]: () => new Response(pixel, { headers: { 'content-type': 'image/png' } }) },
);
