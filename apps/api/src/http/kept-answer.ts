import { fixedSentence } from '@evenkeel/api-client/contract/fixed-sentence'
import { wordAnswer } from '@evenkeel/api-client/contract/word-answer'
import * as z from 'zod/mini'
import { inEnglish } from '../say.ts'

/** A text of ours in a kept answer: its key and values in place of the English. */
const keptText = z.strictObject({ $text: fixedSentence })

/** Returns an answer as it is stored: with the keys of our own texts, never their sentences. */
export const toKept = (body: unknown): string =>
  JSON.stringify(
    wordAnswer(body, (sentence, text): unknown => (inEnglish(sentence) === text ? { $text: sentence } : text)),
  )

/** Returns an answer as it was sent. Those that an earlier release kept have the English texts themselves. */
export const fromKept = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => {
    const kept = keptText.safeParse(value)
    return kept.success ? inEnglish(kept.data.$text) : value
  })
