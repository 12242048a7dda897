/**
 * Returns a name that the API has in English, such as `Credit Card`, as a person reads it. In English it is the same; the build of
 * another edition has that language's names here (`apps/portal/build/edition.ts`).
 */
export const named = (name: string): string => name
