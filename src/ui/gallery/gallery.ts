/**
 * The gallery at /__ui shows every component in every state, for people and for the browser tests. A component has its
 * states in `x.gallery.tsx` beside it, found by the suffix; nothing of the gallery is in the product's bundle.
 */
import type { ComponentType } from 'react';

export interface GalleryQuestion {
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** `GET /rest/...` to its answer: a reply, or a refusal as a Response. */
export type GalleryAnswers = Readonly<Record<string, (question: GalleryQuestion) => unknown>>;

export interface GalleryEntry {
  /** Name of a state, in English, to what it draws. */
  readonly states: Readonly<Record<string, ComponentType>>;
  readonly answers: GalleryAnswers;
}

/** The default export of a gallery file. */
export const defineGallery = (states: GalleryEntry['states'], answers: GalleryAnswers = {}): GalleryEntry => ({ states, answers });
