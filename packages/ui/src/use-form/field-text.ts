/** A text, or the message of a catalog. */
export type FieldText = string | (() => string)

const isMessage = (text: unknown): text is () => string => typeof text === 'function'

/** Returns a text that is written out, or the message of a catalog in the language of now. */
export const inWords = <Text>(text: Text | (() => string)): Text | string => (isMessage(text) ? text() : text)
