/**
 * Help for the people who use the product: each slice brings its own articles (`*.help.fa.md`).
 * Invariant: an article about screens is told only to those who may open one of them.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';

export const helpArticles = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/help',
  summary: 'Help articles about what the signed-in person may open, in reading order',
  permission: 'session',
  scope: 'none',
  reply: z.strictObject({
    articles: z.array(
      z.strictObject({
        /** Name of the file, unique: shell-search. */
        id: z.string(),
        /** Folder below src, where the pictures of the text stand: platform/help. */
        slice: z.string(),
        title: z.string(),
        /** Addresses of the screens it is about; empty means the whole product. */
        screens: z.array(z.string()),
        /** Markdown. */
        text: z.string(),
      }),
    ),
  }),
});
