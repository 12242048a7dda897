/**
 * Returns an answer of the API, which is in English, as a person reads it. In English it is the same; the build of another edition
 * has `wordAnswer` with its texts here (`apps/portal/build/edition.ts`).
 */
export const readable = <Answer>(answer: Answer): Answer => answer
