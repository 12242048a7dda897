import { language } from './language.ts'
import { type Compiled, createMessage, createWording, type Message, type Wording } from './message.ts'

const wordings = new Map<string, Wording>()

function wordingOf(name: string): Wording {
  const known = wordings.get(name)
  if (known) return known
  const made = createWording(name)
  wordings.set(name, made)
  return made
}

/**
 * Makes a message that the server says in several languages, each time in that of `inLanguage`, and in English where it has no
 * other text. Only generated files call this.
 */
export const createSpoken = <Values extends object = Record<never, never>>(
  english: Compiled<Values>,
  translated: Readonly<Record<string, Compiled<Values>>>,
): Message<Values> =>
  createMessage<Values>((values) => {
    const own = translated[language]
    return own ? own(values, wordingOf(language)) : english(values, wordingOf('en-US'))
  })
