import { useState } from 'react';
import { defineGallery } from '#ui/gallery/gallery.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Peek } from './peek.tsx';

function Beside() {
  const [place, setPlace] = useState(2);
  return (
    <Peek label={kit.more} place={place} count={412} onMove={setPlace} onClose={() => undefined} onOpen={() => undefined}>
      {kit.noRows}
    </Peek>
  );
}

export default defineGallery({ beside: Beside });
