/** The one door to the schema library. Everything in the project says `z` from here, so that the library stays exchangeable. */
export * as z from 'zod/mini';
