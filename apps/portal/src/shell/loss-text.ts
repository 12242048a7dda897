import { language } from '@evenkeel/engine'
import * as words from '../words/leaving.generated.ts'

const list = new Intl.ListFormat(language, { type: 'conjunction' })

/** Returns the sentence that names what is not saved: 'What you typed under “About me” isn’t saved.' */
export const lossText = (names: readonly string[]): string =>
  words.loss({ name: list.format(names.map((name) => `“${name}”`)) })
