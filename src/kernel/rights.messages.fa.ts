/** What the rights to a page of rows are called, made of what its rows are called. */

/** Rights that every page of rows has: `<page>/observe`, `add`, `edit`, `delete`. `many`: its rows in general, where that is another word than one of them. */
export const rights = (page: string, one: string, many = one): Readonly<Record<string, string>> => ({
  [`${page}/observe`]: `دیدن ${many}`,
  [`${page}/add`]: `افزودن ${one}`,
  [`${page}/edit`]: `ویرایش ${one}`,
  [`${page}/delete`]: `حذف ${one}`,
});

/** Of rows that keep their past: what was never so is put right by who holds a right of its own. */
export const datedRights = (page: string, one: string, many = one): Readonly<Record<string, string>> => ({
  ...rights(page, one, many),
  [`${page}/correct`]: `اصلاح اشتباه در ${one}`,
});
