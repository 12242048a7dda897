/** Returns an English text as a language that no one has translated could have it: 40 % longer, with accents, in brackets. */
export function pseudoText(text: string): string
