import { useState } from 'react';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { Pager, type PagerProps } from './pager.tsx';

const pager = (more: Partial<PagerProps>) => () => {
  const [page, setPage] = useState(2);
  const [size, setSize] = useState(25);
  return <Pager page={page} pageSize={size} total={412} onPage={setPage} onPageSize={setSize} {...more} />;
};

export default defineGallery({ plain: pager({}), capped: pager({ isTotalCapped: true }), 'last page': pager({ page: 17, total: 412 }), empty: pager({ page: 1, total: 0 }) });
